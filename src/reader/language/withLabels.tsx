import type { ReactElement } from 'react';
import { DocsProvider } from './DocsProvider';
import { loadTranslations } from './loadTranslations';
import { parseLanguage, SITE_CONFIG } from './siteConfig';

/**
 * An element for a React root of its own, which no context of the page reaches (design §3), with
 * the docs provider around it and the interface labels of a language. Rejects when the labels do
 * not arrive.
 */
export async function withLabels(language: string, element: ReactElement): Promise<ReactElement> {
  const translations = await loadTranslations(parseLanguage(language));
  return (
    <DocsProvider config={SITE_CONFIG} defaultUserLanguage={language} translations={translations}>
      {element}
    </DocsProvider>
  );
}
