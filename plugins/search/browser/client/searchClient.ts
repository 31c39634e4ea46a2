import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { createSearchClient } from './createSearchClient';

/** The document's only search worker, for all parts of the site that search. */
export const searchClient = createSearchClient(
  () =>
    new Worker(
      /* webpackChunkName: "search-worker" */ new URL('../worker/searchWorker.ts', import.meta.url),
    ),
  fetchText,
);
