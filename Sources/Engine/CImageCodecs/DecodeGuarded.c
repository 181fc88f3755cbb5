#include "DecodeGuarded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool hf_check_size(uint64_t width, uint64_t height, uint64_t maximum_pixels, char message[160]) {
  hf_image image = {.width = (uint32_t)width, .height = (uint32_t)height};
  if (width > UINT32_MAX || height > UINT32_MAX) {
    snprintf(message, 160, "has more than %u pixels per side", UINT32_MAX);
    return false;
  }
  if (hf_size_is_allowed(&image, maximum_pixels)) return true;
  memcpy(message, image.message, sizeof image.message);
  return false;
}

bool hf_decode_guarded(hf_task task, hf_file file, hf_image *image) {
  enum { maximum_profile = 16 << 20 };
  uint8_t *result = NULL;
  size_t size = 0;
  uint64_t maximum_output = file.maximum_pixels > (SIZE_MAX >> 4) ? SIZE_MAX >> 2 : file.maximum_pixels * 4;
  if (!hf_run_guarded(task, &file, (size_t)maximum_output + maximum_profile, &result, &size, image->message))
    return false;
  hf_description description;
  if (size < sizeof description) {
    free(result);
    return hf_fail(image, "the decoder returned no picture");
  }
  memcpy(&description, result + size - sizeof description, sizeof description);
  size_t pixels = (size_t)description.width * description.height;
  if (pixels == 0 || size - sizeof description != pixels * 4 + description.profile_size) {
    free(result);
    return hf_fail(image, "the decoder returned an incomplete picture");
  }
  image->width = description.width;
  image->height = description.height;
  image->orientation = description.orientation >= 1 && description.orientation <= 8 ? description.orientation : 1;
  image->pixels = result;
  if (description.is_display_p3) hf_display_p3_to_srgb(image->pixels, pixels);
  if (!hf_convert_to_srgb(image, result + pixels * 4, description.profile_size)) return false;
  hf_premultiply(image->pixels, pixels);
  // Returns the memory of the profile.
  void *smaller = realloc(image->pixels, pixels * 4);
  if (smaller) image->pixels = smaller;
  return true;
}
