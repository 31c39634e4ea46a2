import { useState } from 'react';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { replaceAddress } from '@component-docs/kit/browser/routerHistory';
import { SearchPanel } from '../lazy/SearchPanel';

/** Hits of a page that are shown. */
const MAX_HITS = 20;

/** The query; or the title of content that another app has shared, if it had no text (`share_target`). */
function queryInAddress(): string {
  const address = new URLSearchParams(window.location.search);
  return (address.get('q') || (address.get('title') ?? '')).slice(0, MAX_QUERY);
}

/** The search as a page, whose address has the query. Browser only. */
export function SearchPage() {
  const [query, setQuery] = useState(queryInAddress);

  function search(changed: string): void {
    const search =
      changed.trim() === '' ? '' : `?${new URLSearchParams({ q: changed }).toString()}`;
    replaceAddress(window.location.pathname + search);
    setQuery(changed);
  }

  return <SearchPanel query={query} onQuery={search} product={undefined} maxHits={MAX_HITS} />;
}
