import type { ReactElement } from 'react';
import { DocsProvider } from './DocsProvider';
import { SITE_CONFIG } from '../shared/siteConfig';

/**
 * Wraps an element in a docs provider with the interface labels of the site's language, and English ones where these
 * are missing. For a separate React root, which the page's contexts don't reach. The labels are loaded on demand, so
 * no page includes them. Rejects when they fail to load.
 */
export async function withLabels(language: string, element: ReactElement): Promise<ReactElement> {
  const { default: translations } = await import(
    /* webpackChunkName: "labels" */ '@generated/default-labels/default/labels.json'
  );
  return (
    <DocsProvider config={SITE_CONFIG} defaultUserLanguage={language} translations={translations}>
      {element}
    </DocsProvider>
  );
}
