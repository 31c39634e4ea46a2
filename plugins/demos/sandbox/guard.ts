/** The function that every turn of a loop calls in an edited demo. */
export const GUARD = '__turn';
