import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { nearestPages } from './nearestPages';
import { PageLink } from './PageLink';
import type { PageEntry, PageFinderProps } from './types';
import styles from './PageFinder.module.css';

interface Props extends PageFinderProps {
  pages: readonly PageEntry[];
}

/**
 * The page nearest to the address that was asked for. Its place is kept from the start, since the
 * 404 page is one file for all addresses and only the browser knows which it is.
 */
export function Suggestion({ baseUrl, pages }: Props) {
  const [page, setPage] = useState<PageEntry>();

  // After the first rendering, which has to be what the server wrote.
  useEffect(() => {
    const address = window.location.pathname;
    const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
    setPage(nearestPages(path, pages, 1)[0]);
  }, [pages, baseUrl]);

  return (
    <div role="status" className={styles.suggestion}>
      {page && (
        <p>
          <Translate
            id="notFound.didYouMean"
            description="On the 404 page, before the page nearest to the address"
            values={{ page: <PageLink page={page} baseUrl={baseUrl} /> }}
          >
            {'Did you mean {page}?'}
          </Translate>
          <span className={styles.path}>{page.path}</span>
        </p>
      )}
    </div>
  );
}
