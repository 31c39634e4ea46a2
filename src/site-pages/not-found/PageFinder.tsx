import { PageSearch } from './PageSearch';
import { Suggestion } from './Suggestion';

export interface PageFinderProps {
  baseUrl: string;
}

/** The page that best matches the URL, and a search field over the titles of all pages. */
export function PageFinder({ baseUrl }: PageFinderProps) {
  return (
    <>
      <Suggestion baseUrl={baseUrl} />
      <PageSearch baseUrl={baseUrl} />
    </>
  );
}
