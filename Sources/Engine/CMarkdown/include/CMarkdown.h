// A C interface to parts of cmark-gfm, which reads Markdown with GitHub's tables, strikethrough, links and task lists.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// A node of a parsed text. The document owns all others.
typedef struct hf_markdown hf_markdown;

/// Parses UTF-8; null without memory.
hf_markdown *hf_markdown_parse(const char *text, size_t count);

/// Parses UTF-8 without task lists and addresses as links, as Foundation does; null without memory.
hf_markdown *hf_markdown_parse_common(const char *text, size_t count);

/// Returns the words after the fence of a block of code, such as its language; null for other nodes.
const char *hf_markdown_fence(hf_markdown *code);

/// Releases a document with all its nodes.
void hf_markdown_free(hf_markdown *document);

/// Returns the HTML of a document, which the caller frees.
char *hf_markdown_html(hf_markdown *document);

hf_markdown *hf_markdown_first_child(hf_markdown *node);
hf_markdown *hf_markdown_next(hf_markdown *node);

/// Returns the kind of a node, such as "paragraph" or "table_cell".
const char *hf_markdown_kind(hf_markdown *node);

/// Returns the text of a node without children; null for other nodes.
const char *hf_markdown_literal(hf_markdown *node);

/// Returns the address of a link or an image; null for other nodes.
const char *hf_markdown_address(hf_markdown *node);
void hf_markdown_set_address(hf_markdown *node, const char *address);

/// Returns the level of a heading from 1 to 6; 0 for other nodes.
int32_t hf_markdown_heading_level(hf_markdown *node);

/// Returns the first number of an ordered list; -1 for other nodes.
int32_t hf_markdown_list_start(hf_markdown *node);

/// Returns 1 for a list without space between its items; 0 for other nodes.
int32_t hf_markdown_is_tight(hf_markdown *list);

/// Returns 1 for a checked task, 0 for an unchecked one, and -1 for other nodes.
int32_t hf_markdown_task(hf_markdown *node);

/// Returns the alignment of a column of a table: 'l', 'c', 'r', or 0 for none.
int32_t hf_markdown_alignment(hf_markdown *table, int32_t column);

/// Inserts HTML before the first child of a node.
void hf_markdown_prepend_html(hf_markdown *node, const char *html);
