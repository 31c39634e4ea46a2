/**
 * The list of the search indexes, whose own names have hashes, at the root of each language. Its name has no
 * hash: the list changes more often than the scripts that load it, and a script that named the newest would
 * change with each of them, and with the script every page.
 */
export const INDEX_LIST = 'search.json';
