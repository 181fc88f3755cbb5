#include "CImageCodecs.h"

// Not inlined, because a debug build would compile it without optimization.
#include <xxhash.h>

hf_hash128 hf_digest(const void *bytes, size_t count) {
  XXH128_hash_t hash = XXH3_128bits(bytes, count);
  return (hf_hash128){.high = hash.high64, .low = hash.low64};
}
