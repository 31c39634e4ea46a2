// Replaces: only renders the list; the original adds its own scroll tracking to every page.
export { ContentsList as default } from '@component-docs/written-pages/browser/contents/Contents';
