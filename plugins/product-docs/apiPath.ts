/** The path of a component's API page within its product, base URL included. */
export function apiPath(baseUrl: string, product: string, slug: string): string {
  return `${baseUrl}${product}/api/${slug}`;
}
