import type { ReactNode } from 'react';
import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '../../shared/pages';
import styles from './PageContent.module.css';

/** Prints a page's content, between marks by which the browser finds it in the HTML of other pages. */
export function PageContent({ children }: { children?: ReactNode }) {
  return (
    <>
      <div {...{ [PAGE_ATTRIBUTE]: '' }} className={styles.page}>
        {children}
      </div>
      <template {...{ [PAGE_END_ATTRIBUTE]: '' }} />
    </>
  );
}
