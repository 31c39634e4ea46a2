/** What a page says of its side navigation; the tree of pages is a chunk of its own. */
export interface NavigationProps {
  productId: string;
  /** The installed version of the product. */
  version: string;
  baseUrl: string;
  /** Of the page that the server printed. */
  pathname: string;
}

const ATTRIBUTE = 'data-navigation';

/** Name of the chunk that holds a product's tree of pages (plugins/navigation/page-tree). */
export function navigationChunk(productId: string): string {
  return `navigation-${productId}`;
}

/** Returns the attribute by which the phone drawer finds the navigation of the page. */
export function printNavigation(props: NavigationProps) {
  return { [ATTRIBUTE]: JSON.stringify(props) };
}

/** The navigation of the page on the screen; undefined on a page without one. */
export function readNavigation(): NavigationProps | undefined {
  const props = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return props ? (JSON.parse(props) as NavigationProps) : undefined;
}
