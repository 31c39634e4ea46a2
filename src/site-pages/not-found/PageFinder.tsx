import { PageSearch } from './PageSearch';
import { Suggestion } from './Suggestion';

export interface PageFinderProps {
  baseUrl: string;
}

/** A search field over the titles of all pages; until it is used, the page that best matches the URL. */
export function PageFinder({ baseUrl }: PageFinderProps) {
  return (
    <PageSearch baseUrl={baseUrl}>
      <Suggestion baseUrl={baseUrl} />
    </PageSearch>
  );
}
