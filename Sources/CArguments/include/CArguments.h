#pragma once

// Returns the arguments of this process, beginning with the program's name; the last pointer is null. Null if the C
// library does not provide them.
char *const *hf_arguments(void);
