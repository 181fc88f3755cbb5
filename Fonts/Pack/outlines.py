"""Removes the tables and instructions of fonts that are only drawn unhinted and horizontally."""
import struct

# Instructions, their tables, vertical metrics, signatures and device-dependent widths.
UNUSED = {b"fpgm", b"prep", b"cvt ", b"gasp", b"hdmx", b"VDMX", b"LTSH", b"DSIG", b"vhea", b"vmtx", b"VORG"}
MORE_COMPONENTS, HAS_INSTRUCTIONS = 0x0020, 0x0100


def simple_glyph(glyph, contours):
    """Returns a glyph of contours without its instructions."""
    start = 10 + 2 * contours
    length = struct.unpack_from(">H", glyph, start)[0]
    return glyph[:start] + b"\0\0" + glyph[start + 2 + length:]


def composite_glyph(glyph):
    """Returns a glyph of other glyphs without its instructions."""
    result, at = bytearray(glyph), 10
    while True:
        flags = struct.unpack_from(">H", glyph, at)[0]
        struct.pack_into(">H", result, at, flags & ~HAS_INSTRUCTIONS)
        # Two arguments of one or two bytes, then a scale, two scales or a matrix.
        at += 4 + (4 if flags & 1 else 2) + (2 if flags & 8 else 4 if flags & 0x40 else 8 if flags & 0x80 else 0)
        if not flags & MORE_COMPONENTS:
            return bytes(result[:at])


def glyph_tables(tables):
    """Returns the tables glyf and loca, with long offsets, of glyphs without instructions."""
    glyf, loca = tables[b"glyf"], tables[b"loca"]
    if struct.unpack_from(">h", tables[b"head"], 50)[0]:
        offsets = struct.unpack(f">{len(loca) // 4}I", loca)
    else:
        offsets = [2 * offset for offset in struct.unpack(f">{len(loca) // 2}H", loca)]
    data, starts = bytearray(), [0]
    for start, end in zip(offsets, offsets[1:]):
        glyph = glyf[start:end]
        if glyph:
            contours = struct.unpack_from(">h", glyph)[0]
            data += simple_glyph(glyph, contours) if contours >= 0 else composite_glyph(glyph)
            data += b"\0" * (-len(data) % 4)
        starts.append(len(data))
    return bytes(data), struct.pack(f">{len(starts)}I", *starts)


def checksum(data):
    padded = data + b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def outlines(font):
    """Returns a font with TrueType outlines without what only hinting needs; other fonts are returned unchanged."""
    count = struct.unpack_from(">H", font, 4)[0]
    tables = {}
    for index in range(count):
        tag, _, start, length = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        tables[tag] = font[start:start + length]
    if font[:4] != b"\0\1\0\0" or b"glyf" not in tables:
        return font
    tables = {tag: table for tag, table in tables.items() if tag not in UNUSED}
    tables[b"glyf"], tables[b"loca"] = glyph_tables(tables)
    head = bytearray(tables[b"head"])
    struct.pack_into(">h", head, 50, 1)  # long offsets
    struct.pack_into(">I", head, 8, 0)
    tables[b"head"] = bytes(head)
    power = len(tables).bit_length() - 1
    directory = struct.pack(">4sHHHH", font[:4], len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    body, start = b"", 12 + 16 * len(tables)
    for tag, table in sorted(tables.items()):
        directory += struct.pack(">4sIII", tag, checksum(table), start + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return directory + body
