// Change: the four kinds of callout of this site, in the site's own look.
export { Callout as default } from '@site/src/document/callout/Callout';
