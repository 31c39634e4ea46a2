// Replaces: the original is empty. Holds the providers around every page.
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageStylesProvider } from '@component-docs/demo-themes/browser/PageStylesContext';
import { DocsProvider, PAGE_TRANSLATIONS } from '@component-docs/labels/browser/DocsProvider';
import { parseLanguage, SITE_CONFIG } from '@component-docs/labels/shared/siteConfig';

/** The providers around every page, which stay mounted during navigation. */
export default function Root({ children }: { children: ReactNode }) {
  const { i18n } = useDocusaurusContext();
  return (
    <DocsProvider
      config={SITE_CONFIG}
      defaultUserLanguage={parseLanguage(i18n.currentLocale)}
      translations={PAGE_TRANSLATIONS}
    >
      <PageStylesProvider>{children}</PageStylesProvider>
    </DocsProvider>
  );
}
