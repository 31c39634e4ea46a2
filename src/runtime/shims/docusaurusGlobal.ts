/**
 * Replaces `window.docusaurus`, by which Docusaurus' links fetch the chunks of other pages ahead. The
 * original needs a table of all chunks; pages are fetched by `src/runtime/pages/prefetchLinks.ts`.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
