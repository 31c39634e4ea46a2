// Replaces: the original adds its own header, footer, and eight providers to every page. Here, they
// are in ../../browser, around content that is static HTML in the browser.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import { PageContent } from '@component-docs/static-pages/browser/pages/content';

import { Footer } from '../../browser/footer/Footer';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import { SkipLink } from '../../browser/frame/SkipLink';
import { Header } from '../../browser/header/Header';
import styles from './styles.module.css';

export default function Layout(props: Partial<Props>): ReactNode {
  const { children, title, description, wrapperClassName } = props;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <Header />
      <div className={clsx('theme-layout-main main-wrapper', styles.main, wrapperClassName)}>
        <ErrorBoundary fallback={(error) => <ErrorPageContent {...error} />}>
          <PageContent>{children}</PageContent>
        </ErrorBoundary>
      </div>
      <PagePart>
        <Footer />
      </PagePart>
    </LayoutProvider>
  );
}
