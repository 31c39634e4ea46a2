import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './PlainPage.module.css';

interface Props {
  title: string;
  description: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page outside of the documentation: heading, lead, and one column of content. */
export function PlainPage({ title, description, lead, children }: Props) {
  return (
    <Layout title={title} description={description}>
      <main data-styles="site-pages" id={SITE_IDS.main} tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Layout>
  );
}
