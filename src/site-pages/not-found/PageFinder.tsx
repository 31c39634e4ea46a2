import { PageSearch } from './PageSearch';
import { Answer } from './Answer';

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
