import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { AdProvider } from '../../services/ads/AdProvider';
import type { AdSettings } from '../../services/ads/AdProvider';
import type { SiteConfig } from './siteConfig';
import type { Translations } from './types';
import { UserLanguageProvider } from './userLanguage';
import { TranslationsProvider } from './useTranslate';

const SiteConfigContext = createContext<SiteConfig | null>(null);

interface Props {
  config: SiteConfig;
  adConfig?: Partial<AdSettings>;
  defaultUserLanguage: string;
  /** Label tables by language, laid over those of a provider around this one. */
  translations: Translations;
  children: ReactNode;
}

/** What the parts of the site need to know of it (behaviours §1): languages and labels. */
export function DocsProvider(props: Props) {
  const { config, adConfig, defaultUserLanguage, translations, children } = props;
  return (
    <SiteConfigContext.Provider value={config}>
      <AdProvider config={adConfig}>
        <UserLanguageProvider defaultUserLanguage={defaultUserLanguage}>
          <TranslationsProvider translations={translations}>{children}</TranslationsProvider>
        </UserLanguageProvider>
      </AdProvider>
    </SiteConfigContext.Provider>
  );
}

/**
 * The site config.
 *
 * Throws without a `<DocsProvider>` around.
 */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext);
  if (!config) {
    throw new Error(
      'The site config was read without its provider. Put a <DocsProvider> around this component.',
    );
  }
  return config;
}
