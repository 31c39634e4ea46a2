import { useState } from 'react';
import { replaceAddress } from '../../lib/routerHistory';
import { SearchPanel } from '../lazy/SearchPanel';

/** Hits of a page that are shown. */
const MAX_HITS = 20;

/** The query; or the title of what another app has shared, if there was no text (`share_target`). */
function queryInAddress(): string {
  const address = new URLSearchParams(window.location.search);
  return address.get('q') || (address.get('title') ?? '');
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
