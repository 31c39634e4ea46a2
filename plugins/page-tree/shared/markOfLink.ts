/** How the link to a product's start page is marked on a page. */
interface LinkMark {
  /** Whether the page belongs to the product. */
  isProduct: boolean;
  /** Whether the page is the start page. */
  isPage: boolean;
}

/** Returns the mark of a product's link on the page with a pathname. */
export function markOfLink(href: string, pathname: string): LinkMark {
  return {
    isProduct: pathname.startsWith(href.replace(/[^/]+$/, '')),
    isPage: pathname === href,
  };
}
