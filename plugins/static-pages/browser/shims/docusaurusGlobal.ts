/**
 * Replaces `window.docusaurus`, which Docusaurus' links use to prefetch the chunks of other pages.
 * The original needs a table of all chunks; here, `plugins/static-pages/browser/pages/prefetchLinks.ts` prefetches
 * pages.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
