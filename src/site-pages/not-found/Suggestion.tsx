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
 * Suggests the page that best matches the requested URL. Its space is reserved from the start: the
 * 404 page is one file for all URLs, and only the browser knows which one was requested.
 */
export function Suggestion({ baseUrl, pages }: Props) {
  const [page, setPage] = useState<PageEntry>();

  // After the first render, which must match the server's HTML.
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
