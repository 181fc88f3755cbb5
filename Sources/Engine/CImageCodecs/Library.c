#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;

bool hf_load(hf_library *library, const char *purpose, char message[160]) {
  pthread_mutex_lock(&loading);
  bool ok = library->handle != NULL;
  if (!ok) {
    void *handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    const char *missing = NULL;
    for (size_t index = 0; handle && index < library->symbol_count && !missing; index++) {
      *library->symbols[index].address = dlsym(handle, library->symbols[index].name);
      if (!*library->symbols[index].address) missing = library->symbols[index].name;
    }
    ok = handle && !missing;
    if (ok) {
      // Never closed, since the functions are used until the process ends.
      library->handle = handle;
    } else if (missing) {
      snprintf(message, 160, "%s lacks %s; install a newer %s (Debian), or %s", library->file, missing,
               library->package, purpose);
    } else {
      snprintf(message, 160, "needs the library %s, which cannot be loaded; install %s (Debian), or %s", library->file,
               library->package, purpose);
    }
  }
  pthread_mutex_unlock(&loading);
  return ok;
}

void *hf_optional_symbol(const hf_library *library, const char *name) { return dlsym(library->handle, name); }
