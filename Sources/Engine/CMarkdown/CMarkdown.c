#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <string.h>

// The HTML of the author is kept.
static const int options = CMARK_OPT_UNSAFE | CMARK_OPT_GITHUB_PRE_LANG;

static cmark_node *node(hf_markdown *node) { return (cmark_node *)node; }

static hf_markdown *parse(const char *text, size_t count, const char *const *extensions, size_t extension_count) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(options);
  if (!parser) return NULL;
  for (size_t index = 0; index < extension_count; index++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(extensions[index]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, text, count);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return (hf_markdown *)document;
}

hf_markdown *hf_markdown_parse(const char *text, size_t count) {
  static const char *const extensions[] = {"table", "strikethrough", "autolink", "tasklist"};
  return parse(text, count, extensions, sizeof extensions / sizeof *extensions);
}

hf_markdown *hf_markdown_parse_common(const char *text, size_t count) {
  static const char *const extensions[] = {"table", "strikethrough"};
  return parse(text, count, extensions, sizeof extensions / sizeof *extensions);
}

const char *hf_markdown_fence(hf_markdown *code) { return cmark_node_get_fence_info(node(code)); }

void hf_markdown_free(hf_markdown *document) { cmark_node_free(node(document)); }

char *hf_markdown_html(hf_markdown *document) { return cmark_render_html(node(document), options, NULL); }

hf_markdown *hf_markdown_first_child(hf_markdown *parent) { return (hf_markdown *)cmark_node_first_child(node(parent)); }

hf_markdown *hf_markdown_next(hf_markdown *sibling) { return (hf_markdown *)cmark_node_next(node(sibling)); }

const char *hf_markdown_kind(hf_markdown *any) { return cmark_node_get_type_string(node(any)); }

const char *hf_markdown_literal(hf_markdown *any) { return cmark_node_get_literal(node(any)); }

const char *hf_markdown_address(hf_markdown *link) { return cmark_node_get_url(node(link)); }

void hf_markdown_set_address(hf_markdown *link, const char *address) { cmark_node_set_url(node(link), address); }

int32_t hf_markdown_heading_level(hf_markdown *heading) { return cmark_node_get_heading_level(node(heading)); }

int32_t hf_markdown_list_start(hf_markdown *list) {
  return cmark_node_get_list_type(node(list)) == CMARK_ORDERED_LIST ? cmark_node_get_list_start(node(list)) : -1;
}

int32_t hf_markdown_is_tight(hf_markdown *list) { return cmark_node_get_list_tight(node(list)); }

int32_t hf_markdown_task(hf_markdown *item) {
  if (strcmp(hf_markdown_kind(item), "tasklist") != 0) return -1;
  return cmark_gfm_extensions_get_tasklist_item_checked(node(item)) ? 1 : 0;
}

int32_t hf_markdown_alignment(hf_markdown *table, int32_t column) {
  if (column < 0 || column >= cmark_gfm_extensions_get_table_columns(node(table))) return 0;
  const uint8_t *alignments = cmark_gfm_extensions_get_table_alignments(node(table));
  return alignments ? alignments[column] : 0;
}

void hf_markdown_prepend_html(hf_markdown *parent, const char *html) {
  cmark_node *inserted = cmark_node_new(CMARK_NODE_HTML_INLINE);
  if (inserted && (!cmark_node_set_literal(inserted, html) || !cmark_node_prepend_child(node(parent), inserted)))
    cmark_node_free(inserted);
}
