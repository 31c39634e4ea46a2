import type { ReactNode } from 'react';
import { keepHtml } from '@component-docs/kit/browser/keepHtml';
import { DevelopmentPage } from './DevelopmentPage';
import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '../../shared/pages/markers';
import styles from './PageContent.module.css';

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
