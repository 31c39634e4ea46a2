// Replaces: a grid of content and a 242 px contents column instead of the theme's twelve columns. Both
// forms of the table of contents are in the markup, so that CSS alone chooses between them at every
// width; the one for narrow screens is part of the content (`PageContents`). Also adds the menu of
// the page, and where programs find it as Markdown. For reader views: the class keeps pages whose ids in Docusaurus' class say that they are about
// menus or footers, and the title of the text keeps the first section whose heading is a part of the page's.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import { MarkdownHint } from '@component-docs/markdown-output/browser/MarkdownHint';
import { hasContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { PageActions } from '@component-docs/written-pages/browser/page-actions/PageActions';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const doc = useDoc();
  const { contentTitle, metadata } = doc;
  const hasToc = hasContents(doc);
  const { withBaseUrl } = useBaseUrlUtils();
  const { codingAgents } = useDocusaurusContext().siteConfig.customFields as {
    codingAgents?: string;
  };
  return (
    <HtmlClassNameProvider className="docs-content">
      {contentTitle !== undefined && contentTitle !== metadata.title && (
        <Head>
          <meta name="dc.title" content={contentTitle} />
        </Head>
      )}
      <div className={styles.layout}>
        <div className={clsx(styles.content, !hasToc && styles.withoutToc)}>
          <ContentVisibility metadata={metadata} />
          <article>
            <MarkdownHint permalink={metadata.permalink} />
            <div className={styles.head}>
              <DocBreadcrumbs />
              <PageActions
                permalink={metadata.permalink}
                guide={codingAgents && withBaseUrl(codingAgents)}
              />
            </div>
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          {(metadata.previous || metadata.next) && <DocItemPaginator />}
        </div>
        {hasToc && (
          <div className={styles.tocColumn}>
            <DocItemTOCDesktop />
          </div>
        )}
      </div>
    </HtmlClassNameProvider>
  );
}
