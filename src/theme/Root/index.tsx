// Replaces: the original is empty. Holds the providers around every page.
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageStylesProvider } from '@site/src/demos/PageStylesContext';
import { DocsProvider } from '@site/src/language/DocsProvider';
import { PAGE_TRANSLATIONS } from '@site/src/language/pageTranslations';
import { parseLanguage, SITE_CONFIG } from '@site/src/language/shared/siteConfig';

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
