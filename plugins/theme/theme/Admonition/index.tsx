// Replaces: supports the four kinds of callouts of this site, in the site's own style.
export { Callout as default } from '@component-docs/written-pages/browser/callout/Callout';
