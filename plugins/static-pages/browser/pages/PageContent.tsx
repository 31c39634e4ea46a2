import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { keepHtml } from '@component-docs/kit/browser/keepHtml';
import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '../../shared/pages';
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
    (['shell', 'content', 'islands'] as const).forEach(stopKeepingClicks);
  }
}

/**
 * A page's content in the development server, which has no HTML to show: React renders it, with hot
 * reload, and what answers in it are the same listeners as in the built site.
 */
function DevelopmentPage({ children }: { children: ReactNode }) {
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

const keepContent = keepHtml(PAGE_ATTRIBUTE);

/**
 * Where the content of a page is: in the built site's browser, the HTML that the server printed, which
 * React leaves alone (`__html` is empty on purpose). The server's half is `PageContent.server.tsx`.
 *
 * @param props.children the content, where React renders it: in the development server, and in the
 *   browser when the shell has crashed
 */
export function PageContent({ children }: { children?: ReactNode }) {
  if (process.env.NODE_ENV !== 'production') {
    return <DevelopmentPage>{children}</DevelopmentPage>;
  }
  const attributes = { [PAGE_ATTRIBUTE]: '', className: styles.page };
  return (
    <>
      {children ? (
        <div {...attributes}>{children}</div>
      ) : (
        <div
          {...attributes}
          ref={keepContent}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <template {...{ [PAGE_END_ATTRIBUTE]: '' }} />
    </>
  );
}
