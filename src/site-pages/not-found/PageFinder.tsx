import { useEffect, useState } from 'react';
import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { OfficialNotice } from './OfficialNotice';
import { PageSearch } from './PageSearch';
import { Suggestion } from './Suggestion';
import styles from './PageFinder.module.css';

/**
 * What the 404 page says about the requested URL: where the official page is, or which page is nearest to
 * it. Its space is reserved from the start: the 404 page is one file for all URLs, and only the browser knows
 * which one was requested.
 */
function Answer({ baseUrl }: PageFinderProps) {
  const [path, setPath] = useState('');
  // After the first render, which must match the server's HTML.
  useEffect(() => {
    const address = window.location.pathname;
    setPath(address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address);
  }, [baseUrl]);
  const official = officialPageOf(path);
  return (
    <div role="status" className={styles.suggestion}>
      {official && <OfficialNotice path={path} address={official} />}
      {path !== '' && !official && <Suggestion path={path} baseUrl={baseUrl} />}
    </div>
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
