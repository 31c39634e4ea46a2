/** The longest text that is read as a theme, in characters. */
export const MAX_TEXT = 100_000;
