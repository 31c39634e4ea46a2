import type { ReactElement } from 'react';
import { DocsProvider } from './DocsProvider';
import { loadTranslations } from './loadTranslations';
import { parseLanguage, SITE_CONFIG } from '../shared/siteConfig';

/**
 * Wraps an element in a docs provider with the interface labels of a language. For a separate React
 * root, which the page's contexts don't reach. Rejects when the labels fail to load.
 */
export async function withLabels(language: string, element: ReactElement): Promise<ReactElement> {
  const translations = await loadTranslations(parseLanguage(language));
  return (
    <DocsProvider config={SITE_CONFIG} defaultUserLanguage={language} translations={translations}>
      {element}
    </DocsProvider>
  );
}
