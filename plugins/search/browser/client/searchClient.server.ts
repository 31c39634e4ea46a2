import { createSearchClient } from './createSearchClient';

/** Nothing is searched on the server, whose bundle has no worker. */
export const searchClient = createSearchClient(
  () => {
    throw new Error('The server has no search.');
  },
  () => Promise.reject(new Error('The server has no search.')),
);
