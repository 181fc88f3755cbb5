#include "CArguments.h"

#include <features.h>
#include <stddef.h>

static char *const *arguments;

#ifdef __GLIBC__
// glibc passes initializers the parameters of `main`, in static programs, too.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  if (count > 0) arguments = values;
}
#endif

char *const *hf_arguments(void) { return arguments; }
