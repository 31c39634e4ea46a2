/** The function that every turn of a loop calls in an edited demo. */
export const GUARD = '__turn';

/** The longest text of a problem that a frame reports, in characters. */
export const MAX_TEXT = 2000;
