#!/usr/bin/env python3
"""Records in recorded-paragraphs.json how Pango breaks and measures paragraphs with the fonts of Fonts/.

Needs Debian's libpangocairo-1.0-0 and libpangoft2-1.0-0. Fontconfig's configuration has only the bundled fonts. Nothing
is hinted or rounded. Run it after the texts below or the fonts change:  python3 record-pango.py
"""
import ctypes
import glob
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "..", "..", "Fonts")
SCALE = 1024
POINT_SIZE = 16

# name, family, language, text
PARAGRAPHS = [
    ("latin", "Inter", "en", "Text is what users read: AVATAR, To., fjord, office. The quick brown fox jumps over the lazy "
     "dog; it costs $1,234.56 (about 20 % more) at 10:30, re-read state-of-the-art e.g. here."),
    ("latin-serif", "Noto Serif", "en", "Typography exists to honour content. The difficulties of waffles and affinities: "
     "“quoted”, ‘single’, en–dash and em—dash, naïve façade, Ærøskøbing."),
    ("greek-cyrillic", "Inter", "en", "Ελληνικά γράμματα και русские буквы стоят рядом, чтобы проверить разбиение."),
    ("arabic", "Noto Sans Arabic", "ar", "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا "
     "وعليهم أن يعامل بعضهم بعضا بروح الإخاء"),
    ("hebrew", "Noto Sans Hebrew", "he", "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם כולם חוננו בתבונה ובמצפון"),
    ("devanagari", "Noto Sans Devanagari", "hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और "
     "समानता प्राप्त है"),
    ("thai", "Noto Sans Thai", "th", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("korean", "Noto Sans CJK KR", "ko", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    ("japanese", "Noto Sans CJK JP", "ja", "すべての人間は、生まれながらにして自由であり、「尊厳」と権利とについて平等である。"),
    ("chinese", "Noto Sans CJK SC", "zh-cn", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系相对待。"),
    ("emoji", "Inter", "en", "Mixed 😀 emoji 👍🏽 with words 👨‍👩‍👧‍👦 and flags 🇰🇷🇩🇪 in one ❤️ line"),
    ("numbers", "Inter", "en", "1,000,000 and 3.14159 or 100% of $5 (a/b) https://example.com/path/to?query=1 user@example.com"),
    ("monospaced", "JetBrains Mono", "en", "let value = map[key] ?? fallback // comment goes here and wraps"),
    ("bidi", "Noto Sans Arabic", "ar", "العدد ١٢٣ ثم ٤٥٫٦ في سطر طويل ينكسر عند الحافة"),
]
WIDTHS = [80, 131, 200, 347]


class Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height")]


class LayoutLine(ctypes.Structure):
    _fields_ = [("layout", ctypes.c_void_p), ("start", ctypes.c_int), ("length", ctypes.c_int)]


def load(name):
    library = ctypes.CDLL(name)
    return library


def function(library, name, result, *arguments):
    pointer = getattr(library, name)
    pointer.restype, pointer.argtypes = result, arguments
    return pointer


P, I, S, D = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_double
fc = load("libfontconfig.so.1")
cairo = load("libcairo.so.2")
pango = load("libpango-1.0.so.0")
pangoft = load("libpangoft2-1.0.so.0")
pangocairo = load("libpangocairo-1.0.so.0")

config = function(fc, "FcConfigCreate", P)()
add = function(fc, "FcConfigAppFontAddFile", I, P, S)
for path in sorted(glob.glob(FONTS + "/*/*.?tf")):
    assert add(config, path.encode())

fontmap = function(pangocairo, "pango_cairo_font_map_new_for_font_type", P, I)(1)
function(pangoft, "pango_fc_font_map_set_config", None, P, P)(fontmap, config)
context = function(pango, "pango_font_map_create_context", P, P)(fontmap)
function(pango, "pango_context_set_round_glyph_positions", None, P, I)(context, 0)
options = function(cairo, "cairo_font_options_create", P)()
function(cairo, "cairo_font_options_set_hint_style", None, P, I)(options, 1)
function(cairo, "cairo_font_options_set_hint_metrics", None, P, I)(options, 1)
function(pangocairo, "pango_cairo_context_set_font_options", None, P, P)(context, options)
function(pangocairo, "pango_cairo_context_set_resolution", None, P, D)(context, 72.0)

new_layout = function(pango, "pango_layout_new", P, P)
set_text = function(pango, "pango_layout_set_text", None, P, S, I)
set_width = function(pango, "pango_layout_set_width", None, P, I)
set_wrap = function(pango, "pango_layout_set_wrap", None, P, I)
set_font = function(pango, "pango_layout_set_font_description", None, P, P)
set_attributes = function(pango, "pango_layout_set_attributes", None, P, P)
line_count = function(pango, "pango_layout_get_line_count", I, P)
get_line = function(pango, "pango_layout_get_line_readonly", ctypes.POINTER(LayoutLine), P, I)
extents = function(pango, "pango_layout_line_get_extents", None, P, P, ctypes.POINTER(Rectangle))
new_description = function(pango, "pango_font_description_new", P)
set_family = function(pango, "pango_font_description_set_family", None, P, S)
set_size = function(pango, "pango_font_description_set_absolute_size", None, P, D)
set_variations = function(pango, "pango_font_description_set_variations", None, P, S)
new_list = function(pango, "pango_attr_list_new", P)
insert = function(pango, "pango_attr_list_insert", None, P, P)
features = function(pango, "pango_attr_font_features_new", P, S)
language = function(pango, "pango_language_from_string", P, S)
hyphens = function(pango, "pango_attr_insert_hyphens_new", P, I)
new_language = function(pango, "pango_attr_language_new", P, P)
version = function(pango, "pango_version_string", S)().decode()


def record(family, language_tag, text, width):
    layout = new_layout(context)
    description = new_description()
    set_family(description, family.encode())
    set_size(description, POINT_SIZE * SCALE)
    if family == "Inter":
        set_variations(description, b"wght=400,opsz=14")
    set_font(layout, description)
    attributes = new_list()
    # Headframe disables this feature of the fonts that replace the system fonts.
    if family in ("Inter", "JetBrains Mono"):
        insert(attributes, features(b"calt=0"))
    # Pango puts a hyphen where it breaks inside a word; UIKit does not.
    insert(attributes, hyphens(0))
    insert(attributes, new_language(language(language_tag.encode())))
    set_attributes(layout, attributes)
    set_wrap(layout, 2)
    encoded = text.encode()
    set_text(layout, encoded, len(encoded))
    set_width(layout, width * SCALE if width else -1)
    lines = []
    for index in range(line_count(layout)):
        line = get_line(layout, index)
        rectangle = Rectangle()
        extents(line, None, ctypes.byref(rectangle))
        start = len(encoded[:line.contents.start].decode().encode("utf-16-le")) // 2
        lines.append([start, round(rectangle.width / SCALE, 3)])
    return lines


paragraphs = [
    {"name": f"{name}-{width or 'unbounded'}", "family": family, "text": text, "width": width,
     "lines": record(family, language_tag, text, width)}
    for name, family, language_tag, text in PARAGRAPHS for width in WIDTHS + [0]
]
with open(os.path.join(HERE, "recorded-paragraphs.json"), "w", encoding="utf-8") as file:
    json.dump({"engine": f"Pango {version}", "pointSize": POINT_SIZE, "paragraphs": paragraphs}, file,
              ensure_ascii=False, indent=0)
    file.write("\n")
