"""Derives fonts that no package has as a file: weights of variable fonts, and the rest of a font."""
import io
import logging

# Unifont's file has no dates.
logging.getLogger("fontTools").setLevel(logging.ERROR)
WEIGHTS = {"Regular": 400, "Bold": 700}


def weights(name, data):
    """Yields the names and files of the weights of a variable font, such as NotoSans-Italic[wght].ttf."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    family, _, italic = name.partition("[")[0].partition("-")
    for weight, value in WEIGHTS.items():
        font = TTFont(io.BytesIO(data), recalcTimestamp=False)
        instancer.instantiateVariableFont(
            font, {"wght": value}, inplace=True, updateFontNames=True,
            overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS)
        yield f"{family}-{weight + italic}.ttf".replace("RegularItalic", "Italic"), saved(font)


def subset(data, characters):
    """Returns a font with the given characters only."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options(
        name_IDs=["*"], notdef_outline=True, hinting=False, recalc_timestamp=False, prune_unicode_ranges=False)
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return saved(font)


def characters(data):
    """Returns the characters of a font."""
    from fontTools.ttLib import TTFont

    return set(TTFont(io.BytesIO(data), lazy=True).getBestCmap())


def saved(font):
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()
