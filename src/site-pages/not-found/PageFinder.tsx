import pages from '@generated/page-index/default/pages.json';
import { PageSearch } from './PageSearch';
import { Suggestion } from './Suggestion';
import type { PageFinderProps } from './types';

/** The page that best matches the URL, and a search field over the titles of all pages. */
export function PageFinder({ baseUrl }: PageFinderProps) {
  return (
    <>
      <Suggestion baseUrl={baseUrl} pages={pages} />
      <PageSearch baseUrl={baseUrl} pages={pages} />
    </>
  );
}
