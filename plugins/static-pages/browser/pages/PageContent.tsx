import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PAGE_ATTRIBUTE } from '../../shared/pages';
import styles from './PageContent.module.css';
import { useHistory, useLocation } from '@docusaurus/router';
import { stopKeepingClicks } from '../../shared/earlyClicks';
import { attachBehaviors, enterContent, leaveContent } from './behaviors';
import { connectHistory } from '@component-docs/kit/browser/routerHistory';
import { setShownPath } from './shownPath';
import { followLinks } from './startPages';

let isStarted = false;

/** The listeners that `startPages` adds to the built site. */
function startOnce(): void {
  if (!isStarted) {
    isStarted = true;
    attachBehaviors();
    followLinks();
    // React has rendered everything: there is nothing to keep clicks for.
    (['page', 'islands'] as const).forEach(stopKeepingClicks);
  }
}

/**
 * A page's content in the development server, which has no HTML to show: React renders it, with hot reload,
 * and the same listeners as in the built site answer clicks and keys. The half that prints pages is
 * `PageContent.server.tsx`.
 */
export function PageContent({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const history = useHistory();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => connectHistory(history), [history]);
  useEffect(() => {
    startOnce();
    setShownPath(pathname);
    if (page.current) {
      enterContent(page.current);
    }
    return leaveContent;
  }, [pathname]);
  return (
    <div ref={page} {...{ [PAGE_ATTRIBUTE]: '' }} className={styles.page}>
      {children}
    </div>
  );
}
