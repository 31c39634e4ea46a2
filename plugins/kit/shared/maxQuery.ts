/** The most characters that a field for a query takes: it is searched for with each of them, at once. */
export const MAX_QUERY = 200;
