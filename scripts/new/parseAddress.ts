import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { didYouMean } from '../lib/nearest';

/** Where a page is. */
export interface PageAddress {
  product: Product & { id: ProductId };
  /** The path below the product: `react-slider`, `customization/color`. */
  slug: string;
  /** Site path: `/material-ui/react-slider`. */
  path: string;
  /** Folder of the page, relative to `docs/`: `material-ui/react-slider`. */
  folder: string;
  /** The English page, relative to the site's root. */
  file: string;
}

/**
 * Parses the address of a page as a writer types it: the site path, or the folder in `docs`, with or
 * without slashes around it.
 *
 * Throws when it names no product or no page of it.
 */
export function parseAddress(text: string): PageAddress {
  const bare = text.replace(/^\/|\/$/g, '');
  const products: readonly (Product & { id: ProductId })[] = PRODUCTS;
  const product = products.find(({ id, basePath }) =>
    [basePath, id].some((start) => bare === start || bare.startsWith(`${start}/`)),
  );
  if (!product) {
    const paths = products.map(({ basePath }) => basePath);
    const [name = ''] = bare.split('/');
    throw new Error(
      `"${text}" is in no product.${didYouMean(name, paths)} The products are ${paths.join(', ')}.`,
    );
  }
  const start = bare.startsWith(product.basePath) ? product.basePath : product.id;
  const slug = bare.slice(start.length + 1);
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(slug)) {
    throw new Error(
      `"${text}" is not the address of a page. Write it like material-ui/react-slider, in lower case.`,
    );
  }
  const folder = `${product.id}/${slug}`;
  return {
    product,
    slug,
    path: `/${product.basePath}/${slug}`,
    folder,
    file: `docs/${folder}/${slug.replace(/^.*\//, '')}.mdx`,
  };
}
