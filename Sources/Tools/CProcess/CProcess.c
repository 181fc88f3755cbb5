// dl_iterate_phdr is an extension of the C library.
#define _GNU_SOURCE
#include "CProcess.h"

#include <elf.h>
#include <features.h>
#include <link.h>
#include <string.h>

static char *const *arguments;

#ifdef __GLIBC__
// glibc passes the parameters of `main` to constructors, in static programs, too.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  if (count > 0) arguments = values;
}
#endif

char *const *hf_arguments(void) { return arguments; }

typedef struct {
  const unsigned char *bytes;
  size_t count;
} build_id;

// Searches the notes of the first object, which is the program; see elf(5). Their names and contents are padded.
static int find_build_id(struct dl_phdr_info *program, size_t size, void *result) {
  (void)size;
  for (size_t index = 0; index < program->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &program->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    size_t padding = segment->p_align == 8 ? 7 : 3;
    const unsigned char *next = (const unsigned char *)(program->dlpi_addr + segment->p_vaddr);
    const unsigned char *end = next + segment->p_memsz;
    while ((size_t)(end - next) >= sizeof(ElfW(Nhdr))) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)next;
      const unsigned char *name = next + sizeof *note;
      const unsigned char *content = next + ((sizeof *note + note->n_namesz + padding) & ~padding);
      if (content > end || (size_t)(end - content) < note->n_descsz) break;
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
        *(build_id *)result = (build_id){content, note->n_descsz};
        return 1;
      }
      next = content + ((note->n_descsz + padding) & ~padding);
      if (next > end) break;
    }
  }
  // A nonzero result ends the iteration, since only libraries follow the program.
  return 1;
}

const unsigned char *hf_build_id(size_t *count) {
  build_id found = {NULL, 0};
  dl_iterate_phdr(find_build_id, &found);
  *count = found.count;
  return found.bytes;
}
