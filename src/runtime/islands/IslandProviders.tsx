import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DocsProvider } from '../../reader/language/DocsProvider';
import { parseLanguage, SITE_CONFIG } from '../../reader/language/siteConfig';
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

/** The contexts around every island: as a React root of its own it has none of the page's. */
export function IslandProviders({ children }: { children: ReactNode }) {
  return (
    <DocusaurusContextProvider>
      <LanguageProvider>{children}</LanguageProvider>
    </DocusaurusContextProvider>
  );
}
