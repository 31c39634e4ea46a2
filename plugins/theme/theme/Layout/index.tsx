// Replaces: the original adds its own header, footer, and eight providers to every page. Here, they
// are in ../../browser, static HTML in the browser as the content between them.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import { PageContent } from '@component-docs/static-pages/browser/pages/content';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { Footer } from '../../browser/footer/Footer';
import { Header } from '../../browser/header/Header';
import styles from './styles.module.css';

/** The first element in the tab order: moves focus past the header and navigation into `<main>` (`skipToContent`). */
function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${SITE_IDS.main}`} data-skip-link="">
      <Translate id="shell.skipToContent">Skip to content</Translate>
    </a>
  );
}

export default function Layout(props: Partial<Props>): ReactNode {
  const { children, title, description, wrapperClassName } = props;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <Header />
      <div className={clsx('theme-layout-main main-wrapper', styles.main, wrapperClassName)}>
        <PageContent>{children}</PageContent>
      </div>
      <Footer />
    </LayoutProvider>
  );
}
