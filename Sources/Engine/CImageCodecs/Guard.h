// Work on untrusted data by large libraries, in a process of its own.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A task that writes its result to a file descriptor. Returns false with a message on failure.
typedef bool (*hf_task)(void *context, int output, char message[160]);

/// Runs a task in a child process with limited memory and time, and returns what it wrote, from malloc.
///
/// A crash, more than 512 MB or more than 8 seconds end the child and result in a message. One task runs at a time.
bool hf_run_guarded(hf_task task, void *context, size_t maximum_output, uint8_t **bytes, size_t *count,
                    char message[160]);

/// Writes all bytes to a file descriptor.
bool hf_write_all(int output, const void *bytes, size_t count);

/// Excludes guarded tasks and other uses of the same libraries, whose locks a child process would inherit.
void hf_lock_libraries(void);
void hf_unlock_libraries(void);
