#pragma once

#include <stddef.h>

// Returns the arguments of this process, beginning with the program's name; the last pointer is null. Null if the C
// library does not provide them.
char *const *hf_arguments(void);

// Returns the build ID that the linker stored in the program, a digest of its content. Null if the program was linked
// without one. Stores the number of bytes in `count`.
const unsigned char *hf_build_id(size_t *count);
