// Whether the reader taps: texts speak of that instead of clicking and pointing.
export const taps = matchMedia("(hover: none)").matches;
