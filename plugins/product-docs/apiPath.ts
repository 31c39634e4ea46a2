/** The path of a component's API page within its product, base URL included. */
export function apiPath(baseUrl: string, product: string, slug: string): string {
  return `${apiIndexPath(baseUrl, product)}/${slug}`;
}

/** The path of the page that lists a product's API pages, base URL included. */
export function apiIndexPath(baseUrl: string, product: string): string {
  return `${baseUrl}${product}/api`;
}
