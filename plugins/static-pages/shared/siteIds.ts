/**
 * Ids by which the site, Docusaurus, and third parties find elements of every page. Markdown can't use them
 * (plugins/docs-checks/node/page-checks): a lookup by such an id would find the heading.
 */
export const SITE_IDS = {
  /** Docusaurus' root element. */
  app: '__docusaurus',
  /** Docusaurus' note that the site is served at another path than it was built for. */
  basePathNote: '__docusaurus-base-url-issue-banner-container',
  /** The icons that links of Docusaurus' theme refer to. */
  externalLinkIcon: 'theme-svg-external-link',
  /** Every page's `<main>`. */
  main: 'main-content',
  /** Where screen readers announce a page that was reached without loading a document. */
  announcer: 'page-announcer',
  /** The configuration in the page's head (plugins/third-parties/node). */
  thirdParties: 'third-parties',
  /** By this id, the network's script finds the place for its ad. */
  adScript: '_carbonads_js',
  /** A field of the density tool. */
  densitySpacing: 'density-spacing',
} as const;

/** The ids that no heading or element of a page may have. */
export const RESERVED_IDS: readonly string[] = Object.values(SITE_IDS);
