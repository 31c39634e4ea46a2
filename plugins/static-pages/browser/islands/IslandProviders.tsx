import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DocsProvider } from '@component-docs/labels/browser/DocsProvider';
import { parseLanguage, SITE_CONFIG } from '@component-docs/labels/shared/siteConfig';
import { DocusaurusContextProvider } from '../docusaurus/internals';

const NO_TRANSLATIONS = {};

function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useDocusaurusContext();
  return (
    <DocsProvider
      config={SITE_CONFIG}
      defaultUserLanguage={parseLanguage(i18n.currentLocale)}
      translations={NO_TRANSLATIONS}
    >
      {children}
    </DocsProvider>
  );
}

/**
 * Provides every island with contexts. Since an island is a separate React root, it has none of the
 * page's contexts.
 */
export function IslandProviders({ children }: { children: ReactNode }) {
  return (
    <DocusaurusContextProvider>
      <LanguageProvider>{children}</LanguageProvider>
    </DocusaurusContextProvider>
  );
}
