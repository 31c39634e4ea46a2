/** Returns whether a page belongs to the product of a start page, and whether it is that page. */
export function markOfLink(href: string, pathname: string) {
  return {
    isProduct: pathname.startsWith(href.replace(/[^/]+$/, '')),
    isPage: pathname === href,
  };
}
