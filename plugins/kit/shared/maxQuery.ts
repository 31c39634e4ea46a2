/**
 * The most characters that a search field takes: the search runs again, at once, with each character typed.
 */
export const MAX_QUERY = 200;
