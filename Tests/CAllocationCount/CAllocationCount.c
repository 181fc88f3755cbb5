#include "CAllocationCount.h"

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HF_HAS_SANITIZER 1
#endif
#endif

// The model of the executable, whose variables exist before the first allocation of a thread.
static _Thread_local long count __attribute__((tls_model("initial-exec")));
static _Thread_local int is_counting __attribute__((tls_model("initial-exec")));

void hf_begin_allocation_count(void) {
  count = 0;
  is_counting = 1;
}

long hf_end_allocation_count(void) {
  is_counting = 0;
  return count;
}

#ifndef HF_HAS_SANITIZER

// The C library's allocator under its other names. The functions below replace the usual names in the whole program, so
// that the libraries of Swift call them too.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
  count += is_counting;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += is_counting;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += is_counting;
  return __libc_realloc(memory, size);
}

#endif
