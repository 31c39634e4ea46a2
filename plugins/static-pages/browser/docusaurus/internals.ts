/**
 * Everything that this site takes from the inside of Docusaurus 3.10: no other module may import from
 * these places. A new version is checked here.
 */

/** Islands, which are separate React roots, need the site's configuration, which only this context holds. */
export { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';

/** The address of a page in another language, for notes that lead to the English page. */
export { useAlternatePageUtils } from '@docusaurus/theme-common/internal';

/** Headings as a tree; the classic theme's list of contents would bring its own scroll tracking. */
export { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
export type { TOCTreeNode } from '@docusaurus/theme-common/internal';

/** The formatter of documents' titles, which the theme's own component gets here, too. */
export { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
