import type labels from '../i18n/en/labels.json';
import type pageTexts from '../i18n/en/page-texts.json';

// The keys of labels and texts are the keys of the English tables.
declare module '@component-docs/labels/shared/types' {
  interface SiteTables {
    labels: typeof labels;
    pageTexts: typeof pageTexts;
  }
}
