import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { AdProvider } from '@component-docs/kit/browser/AdProvider';
import type { SiteConfig } from '../shared/siteConfig';
import type { Translations } from '../shared/types';
import { UserLanguageProvider } from './userLanguage';
import { TranslationsProvider } from './useTranslate';

// A relative path, because the exports of a package name one module and ignore its `.server` twin.
export { PAGE_TRANSLATIONS } from './pageTranslations';

const SiteConfigContext = createContext<SiteConfig | null>(null);

interface Props {
  config: SiteConfig;
  defaultUserLanguage: string;
  /** Label tables by language, merged over the tables of outer providers. */
  translations: Translations;
  children: ReactNode;
}

/** Provides the site config, ad settings, reader's language, and labels. */
export function DocsProvider({ config, defaultUserLanguage, translations, children }: Props) {
  return (
    <SiteConfigContext.Provider value={config}>
      <AdProvider>
        <UserLanguageProvider value={defaultUserLanguage}>
          <TranslationsProvider translations={translations}>{children}</TranslationsProvider>
        </UserLanguageProvider>
      </AdProvider>
    </SiteConfigContext.Provider>
  );
}

/**
 * Returns the site config.
 *
 * Throws outside a `<DocsProvider>`.
 */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext);
  if (!config) {
    throw new Error(
      'The site config was read outside its provider. Wrap this component in a <DocsProvider>.',
    );
  }
  return config;
}
