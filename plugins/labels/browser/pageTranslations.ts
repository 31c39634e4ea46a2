import type labels from '@generated/default-labels/default/labels.json';
import type { Translations } from '../shared/types';

/**
 * The labels of the components of pages, where React renders pages: in the development server. In the
 * built site's browser, pages are HTML, and islands load their labels (`withLabels`), so that the shell
 * doesn't contain the tables. They are required rather than imported, because the bundler keeps imported
 * JSON that is never used. The server's half is `pageTranslations.server.ts`.
 */
export const PAGE_TRANSLATIONS: Translations =
  process.env.NODE_ENV === 'production'
    ? {}
    : // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of production builds
      (require('@generated/default-labels/default/labels.json') as typeof labels);
