// Libraries that are loaded when they are first used, so that programs start and run without them.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// A function of a library, and the variable that receives its address.
typedef struct {
  const char *name;
  void **address;
} hf_symbol;

/// A library with the functions that are used of it. The libraries that it needs are searched as well.
typedef struct {
  /// The name of the shared object, with the version of its interface.
  const char *file;
  /// Debian's package, for error messages.
  const char *package;
  const hf_symbol *symbols;
  size_t symbol_count;
  /// Set by `hf_load`.
  void *handle;
} hf_library;

/// Loads a library and its functions; after the first success without effect.
///
/// On failure, `message` states the package that is to be installed.
bool hf_load(hf_library *library, const char *purpose, char message[160]);

/// Returns an optional function of a loaded library; null if its version lacks it.
void *hf_optional_symbol(const hf_library *library, const char *name);

#define HF_SYMBOL(function) {#function, (void **)&functions.function}
