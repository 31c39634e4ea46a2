import { useEffect, useState } from 'react';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { PLANNED_PAGES } from '@component-docs/static-pages/shared/dataFiles';
import { parsePlannedPages, plannedPageOf } from '@component-docs/product-docs/shared/plannedPage';
import type { PlannedPage } from '@component-docs/product-docs/shared/plannedPage';
import { PageSearch } from './PageSearch';
import { PlannedNotice } from './PlannedNotice';
import { Suggestion } from './Suggestion';

/** What the 404 page says about the requested URL: that the page is planned, or which page is nearest to it. */
function Answer({ baseUrl }: { baseUrl: string }) {
  // Null: the URL isn't that of a planned page. Undefined: not known yet.
  const [page, setPage] = useState<PlannedPage | null>();
  useEffect(() => {
    void fetchText(baseUrl + PLANNED_PAGES)
      .then((text) => plannedPageOf(window.location.pathname, parsePlannedPages(text)) ?? null)
      .catch(() => null)
      .then(setPage);
  }, [baseUrl]);
  return page === null ? (
    <Suggestion baseUrl={baseUrl} />
  ) : (
    <PlannedNotice page={page} baseUrl={baseUrl} />
  );
}

export interface PageFinderProps {
  baseUrl: string;
}

/** A search field over the titles of all pages; until it is used, what there is to say about the URL. */
export function PageFinder({ baseUrl }: PageFinderProps) {
  return (
    <PageSearch baseUrl={baseUrl}>
      <Answer baseUrl={baseUrl} />
    </PageSearch>
  );
}
