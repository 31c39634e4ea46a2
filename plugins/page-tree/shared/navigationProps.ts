/**
 * The data about its side navigation that a page contains. The tree of pages is a separate chunk.
 */
export interface NavigationProps {
  productId: string;
  /** The installed version of the product; absent if it isn't installed. */
  version?: string;
  baseUrl: string;
  /** Path of the page that the server rendered. */
  pathname: string;
}

const ATTRIBUTE = 'data-navigation';

/** Returns the name of the chunk with a product's tree of pages (plugins/page-tree/node/trees). */
export function navigationChunk(productId: string): string {
  return `navigation-${productId}`;
}

/** Returns the attribute from which the drawer on small screens reads the page's navigation. */
export function printNavigation(props: NavigationProps) {
  return { [ATTRIBUTE]: JSON.stringify(props) };
}

/** Returns the navigation of the current page; undefined on a page without one. */
export function readNavigation(): NavigationProps | undefined {
  const props = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return props ? (JSON.parse(props) as NavigationProps) : undefined;
}
