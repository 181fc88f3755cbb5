"""Removes the tables and hints of fonts that are only drawn unhinted and horizontally."""
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


def charstrings(cff, maximum_profile):
    """Returns a CFF table without the hints of its glyphs and subroutines."""
    from fontTools.ttLib import TTFont, newTable

    font, table = TTFont(), newTable("CFF ")
    font["maxp"] = newTable("maxp")
    font["maxp"].decompile(maximum_profile, font)
    font["CFF "] = table
    table.decompile(cff, font)
    table.cff.remove_hints()
    return table.compile(font)


def checksum(data):
    padded = data + b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def tables_of(font, offset):
    """Returns the tables of a face by tag."""
    tables = {}
    for index in range(struct.unpack_from(">H", font, offset + 4)[0]):
        tag, _, start, length = struct.unpack_from(">4sIII", font, offset + 12 + 16 * index)
        tables[tag] = font[start:start + length]
    return tables


def without_hints(tables, cache):
    """Returns the tables that drawing uses. The cache contains the tables without hints by their originals."""
    tables = {tag: table for tag, table in tables.items() if tag not in UNUSED}
    head = bytearray(tables[b"head"])
    struct.pack_into(">I", head, 8, 0)  # the checksum of the file
    if b"glyf" in tables:
        tables[b"glyf"], tables[b"loca"] = glyph_tables(tables)
        struct.pack_into(">h", head, 50, 1)  # long offsets
    if b"CFF " in tables:
        cff = tables[b"CFF "]
        if cff not in cache:
            cache[cff] = charstrings(cff, tables[b"maxp"])
        tables[b"CFF "] = cache[cff]
    tables[b"head"] = bytes(head)
    return tables


def outlines(font):
    """Returns a font, or a collection whose faces share tables, without what only hinting and vertical text need."""
    is_collection = font[:4] == b"ttcf"
    starts = struct.unpack_from(f">{struct.unpack_from('>I', font, 8)[0]}I", font, 12) if is_collection else [0]
    cache = {}
    faces = [(font[start:start + 4], without_hints(tables_of(font, start), cache)) for start in starts]
    position = 12 + 4 * len(faces) if is_collection else 0
    header = b"ttcf" + struct.pack(">II", 0x00010000, len(faces)) if is_collection else b""
    end = position + sum(12 + 16 * len(tables) for _, tables in faces)
    directories, body, placed = b"", bytearray(), {}
    for version, tables in faces:
        if is_collection:
            header += struct.pack(">I", position)
        power = len(tables).bit_length() - 1
        directory = struct.pack(">4sHHHH", version, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
        for tag, table in sorted(tables.items()):
            if table not in placed:
                placed[table] = end + len(body), checksum(table)
                body += table + b"\0" * (-len(table) % 4)
            directory += struct.pack(">4sIII", tag, placed[table][1], placed[table][0], len(table))
        directories += directory
        position += len(directory)
    return header + directories + bytes(body)
