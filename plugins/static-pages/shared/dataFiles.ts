/**
 * Data that pages load, at the root of each language. These names have no hash: they change more often
 * than the scripts that load them, and a script that named the newest would change with each of them,
 * and with the script every page.
 */

/** The list of the search indexes, whose own names have hashes. */
export const INDEX_LIST = 'search.json';

/** The planned pages, for the 404 page. */
export const PLANNED_PAGES = 'planned.json';

export const DATA_FILES = [INDEX_LIST, PLANNED_PAGES] as const;
