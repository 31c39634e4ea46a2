/** The longest text of a problem that a frame reports, in characters. */
export const MAX_TEXT = 2000;
