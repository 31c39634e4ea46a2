import { useState } from 'react';
import { replaceAddress } from '../../lib/routerHistory';
import { SearchPanel } from '../../search/lazy/SearchPanel';

/** Hits of a page that are shown. */
const MAX_HITS = 20;

function queryInAddress(): string {
  return new URLSearchParams(window.location.search).get('q') ?? '';
}

/** The search as a page, whose address has the query. Browser only. */
export function SearchPage() {
  const [query, setQuery] = useState(queryInAddress);

  function search(changed: string): void {
    const search = changed.trim() === '' ? '' : `?q=${encodeURIComponent(changed)}`;
    replaceAddress(window.location.pathname + search);
    setQuery(changed);
  }

  return <SearchPanel query={query} onQuery={search} product={undefined} maxHits={MAX_HITS} />;
}
