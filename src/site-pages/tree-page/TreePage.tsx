import type { ReactNode } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { ProductSidebar } from '@component-docs/page-tree/browser/side-navigation/ProductSidebar';
import type { TreeId } from '@component-docs/page-tree/shared/types';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './TreePage.module.css';

interface Props {
  /** The page tree that the page is in. */
  tree: TreeId;
  items: PropSidebar;
  /** The version of what the pages describe, if it is installed. */
  version?: string;
  title: string;
  description: string;
  lead: ReactNode;
  /** The language of the page's text, if it isn't translated. */
  lang?: string;
  children: ReactNode;
}

/** A page that isn't a document, beside the side navigation of its page tree. */
export function TreePage(props: Props) {
  const { tree, items, version, title, description, lead, lang, children } = props;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const navigation = { productId: tree, baseUrl, pathname, ...(version && { version }) };
  return (
    <Layout title={title} description={description}>
      <div data-styles="site-pages" className={styles.page}>
        <aside className={styles.navigation}>
          <div className={styles.viewport}>
            <ProductSidebar items={items} {...navigation} />
          </div>
        </aside>
        <main id={SITE_IDS.main} lang={lang} tabIndex={-1} className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
      </div>
    </Layout>
  );
}
