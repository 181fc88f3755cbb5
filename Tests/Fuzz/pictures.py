"""Small picture files of several formats, in base64, that the fuzzer damages."""
import base64

_SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"><defs><linearGradient id="g">
<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient>
<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><rect width="60" height="40" fill="#888"/></mask>
<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><circle r="2"/></pattern></defs>
<rect width="60" height="40" fill="url(#g)" mask="url(#m)"/><g id="a"><circle cx="30" cy="20" r="15" fill="url(#p)"
stroke="#fff" stroke-dasharray="1 2"/></g><use href="#a" x="9" opacity=".5"/><text x="5" y="30" filter="url(#f)">Ab</text></svg>
"""

_PDF = """%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 60 40] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>
/Shading <</S <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 60 0] /Function <</FunctionType 2 /Domain [0 1]
/C0 [1 0 0] /C1 [0 0 1] /N 1>>>>>>>>>> endobj
4 0 obj <</Length 96>> stream
q 10 5 30 20 re W n /S sh Q 0 0 1 RG [2 1] 0 d 5 5 m 20 30 40 0 55 35 c S BT /F 12 Tf (Ab) Tj ET
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
"""

_FILES = {
    "gif":
        "R0lGODlhAwACAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAADAAIAAAgGAAEIHBgQACH5BAEKAAEALAAAAAADAAIAgQAA/wAA"
        "AAAAAAAAAAgGAAEIHBgQADs=",
    "bmp":
        "Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAADEDgAAxA4AAAAAAAAAAAAA/wAAAP//AAAAAP8A/wAAAA==",
    "tiff":
        "SUkqABQAAACAP8AQOBQR/wKAgAAKAAABAwABAAAAAgAAAAEBAwABAAAAAgAAAAIBAwADAAAAkgAAAAMBAwABAAAABQAAAAYBAwAB"
        "AAAAAgAAABEBBAABAAAACAAAABUBAwABAAAAAwAAABYBAwABAAAAAgAAABcBBAABAAAACwAAABwBAwABAAAAAQAAAAAAAAAIAAgA"
        "CAA=",
    "avif":
        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA"
        "AAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAIQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEA"
        "AGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAEAAAAAgAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwA"
        "AAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAKW1kYXQSAAoIGAy/sEBDQaEyExAAALb6L0NG/++a"
        "7pV4HmiFVoA=",
    "webp":
        "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAgAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAIAAAEAAGQAAAJWUDhMDwAA"
        "AC8CQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAIAAAEAAGQAAABWUDhMDwAAAC8CQAAABxDR//4HIqL/AQA=",
    "apng":
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAADAAAAAgAA"
        "AAAAAAAAAAAAAQAADoOaCQAAABBJREFUeJxj/M8ABUwwBgMAEykBA/DYB4QAAAAaZmNUTAAAAAEAAAADAAAAAgAAAAAAAAAAAAAA"
        "AQAAlfBw3QAAABlmZEFUAAAAAnicY2Rg+M/AwMDAwMDEAAMAESsBAymBG8YAAAAASUVORK5CYII=",
    "exif":
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAQ"
        "SURBVHicY/zPAAVMMAYDABMpAQPw2AeEAAAAAElFTkSuQmCC",
    "cmyk":
        "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
        "AQEBAQEBAQEBAQEB/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIB"
        "AwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZH"
        "SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV"
        "1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD/AD/6/v4r+/iv7+K//9k=",
}

# The files by the names of their formats, in a fixed order.
FILES = {name: base64.b64decode(text) for name, text in _FILES.items()} | {"svg": _SVG.encode(), "pdf": _PDF.encode()}
