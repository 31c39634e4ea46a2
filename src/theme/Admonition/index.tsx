// Replaces: supports the four kinds of callouts of this site, in the site's own style.
export { Callout as default } from '@site/plugins/written-pages/browser/callout/Callout';
