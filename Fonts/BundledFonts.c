#include "BundledFonts.h"

static const unsigned char inter[] = {
#embed "Inter/Inter.ttf"
};
static const unsigned char interItalic[] = {
#embed "Inter/Inter-Italic.ttf"
};
static const unsigned char jetBrainsMono[] = {
#embed "JetBrainsMono/JetBrainsMono.ttf"
};
static const unsigned char jetBrainsMonoItalic[] = {
#embed "JetBrainsMono/JetBrainsMono-Italic.ttf"
};
static const unsigned char notoSerif[] = {
#embed "NotoSerif/NotoSerif.ttf"
};
static const unsigned char notoSerifItalic[] = {
#embed "NotoSerif/NotoSerif-Italic.ttf"
};
static const unsigned char nunito[] = {
#embed "Nunito/Nunito.ttf"
};
static const unsigned char nunitoItalic[] = {
#embed "Nunito/Nunito-Italic.ttf"
};
static const unsigned char notoSans[] = {
#embed "NotoSans/NotoSans.ttf"
};
static const unsigned char notoSansSymbols[] = {
#embed "NotoSansSymbols/NotoSansSymbols-Regular.ttf"
};
static const unsigned char notoSansSymbols2[] = {
#embed "NotoSansSymbols/NotoSansSymbols2-Regular.ttf"
};
static const unsigned char notoSansArabic[] = {
#embed "NotoSansArabic/NotoSansArabic.ttf"
};
static const unsigned char notoSansHebrewRegular[] = {
#embed "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
};
static const unsigned char notoSansHebrewBold[] = {
#embed "NotoSansHebrew/NotoSansHebrew-Bold.ttf"
};
static const unsigned char notoSansDevanagari[] = {
#embed "NotoSansDevanagari/NotoSansDevanagari.ttf"
};
static const unsigned char notoSansThai[] = {
#embed "NotoSansThai/NotoSansThai.ttf"
};
static const unsigned char notoSansCJKkrRegular[] = {
#embed "NotoSansCJK/NotoSansCJKkr-Regular.otf"
};
static const unsigned char notoSansCJKkrBold[] = {
#embed "NotoSansCJK/NotoSansCJKkr-Bold.otf"
};
static const unsigned char notoSansCJKjpRegular[] = {
#embed "NotoSansCJK/NotoSansCJKjp-Regular.otf"
};
static const unsigned char notoSansCJKscRegular[] = {
#embed "NotoSansCJK/NotoSansCJKsc-Regular.otf"
};
static const unsigned char notoColorEmoji[] = {
#embed "NotoColorEmoji/NotoColorEmoji-Regular.ttf"
};

static const BundledFont fonts[] = {
  {"Inter/Inter.ttf", inter, sizeof inter},
  {"Inter/Inter-Italic.ttf", interItalic, sizeof interItalic},
  {"JetBrainsMono/JetBrainsMono.ttf", jetBrainsMono, sizeof jetBrainsMono},
  {"JetBrainsMono/JetBrainsMono-Italic.ttf", jetBrainsMonoItalic, sizeof jetBrainsMonoItalic},
  {"NotoSerif/NotoSerif.ttf", notoSerif, sizeof notoSerif},
  {"NotoSerif/NotoSerif-Italic.ttf", notoSerifItalic, sizeof notoSerifItalic},
  {"Nunito/Nunito.ttf", nunito, sizeof nunito},
  {"Nunito/Nunito-Italic.ttf", nunitoItalic, sizeof nunitoItalic},
  {"NotoSans/NotoSans.ttf", notoSans, sizeof notoSans},
  {"NotoSansSymbols/NotoSansSymbols-Regular.ttf", notoSansSymbols, sizeof notoSansSymbols},
  {"NotoSansSymbols/NotoSansSymbols2-Regular.ttf", notoSansSymbols2, sizeof notoSansSymbols2},
  {"NotoSansArabic/NotoSansArabic.ttf", notoSansArabic, sizeof notoSansArabic},
  {"NotoSansHebrew/NotoSansHebrew-Regular.ttf", notoSansHebrewRegular, sizeof notoSansHebrewRegular},
  {"NotoSansHebrew/NotoSansHebrew-Bold.ttf", notoSansHebrewBold, sizeof notoSansHebrewBold},
  {"NotoSansDevanagari/NotoSansDevanagari.ttf", notoSansDevanagari, sizeof notoSansDevanagari},
  {"NotoSansThai/NotoSansThai.ttf", notoSansThai, sizeof notoSansThai},
  {"NotoSansCJK/NotoSansCJKkr-Regular.otf", notoSansCJKkrRegular, sizeof notoSansCJKkrRegular},
  {"NotoSansCJK/NotoSansCJKkr-Bold.otf", notoSansCJKkrBold, sizeof notoSansCJKkrBold},
  {"NotoSansCJK/NotoSansCJKjp-Regular.otf", notoSansCJKjpRegular, sizeof notoSansCJKjpRegular},
  {"NotoSansCJK/NotoSansCJKsc-Regular.otf", notoSansCJKscRegular, sizeof notoSansCJKscRegular},
  {"NotoColorEmoji/NotoColorEmoji-Regular.ttf", notoColorEmoji, sizeof notoColorEmoji},
};

static const unsigned char wanted[] = {
#embed "Coverage/wanted.txt"
};

BundledFont BundledCoverage(void) { return (BundledFont){"Coverage/wanted.txt", wanted, sizeof wanted}; }

size_t BundledFontCount(void) { return sizeof fonts / sizeof fonts[0]; }

const BundledFont *BundledFontAt(size_t index) { return index < BundledFontCount() ? &fonts[index] : NULL; }
