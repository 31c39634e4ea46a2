import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { TEMPLATE_PRODUCTS } from '@component-docs/kit/shared/site/templateProducts';

/**
 * Returns the product of a template, or of the templates that a page shows: its own, or the first one. A template
 * of the first product is known by its name, `sign-in`; one of another product by both, `acme-ui/sign-in`.
 */
export function productOfTemplate(slug: string): ThemedProduct {
  const own = TEMPLATE_PRODUCTS.find((product) => slug.startsWith(`${product}/`));
  return own ?? (TEMPLATE_PRODUCTS[0] as ThemedProduct);
}

/** Returns the name of a template in its product, which is the last part of its address. */
export const nameOfTemplate = (slug: string): string => slug.replace(/^.*\//, '');

/** Returns the name of a template in the names of files. No two templates have the same. */
export const fileNameOf = (slug: string): string => slug.replace('/', '-');

/** The end of the paths of galleries. */
export const GALLERY = '/getting-started/templates';

const pathOfGallery = (product: ThemedProduct) => `/${product}${GALLERY}`;

/** The pages that list the templates of a product; their own pages are below it. */
export const GALLERY_PATHS: readonly string[] =
  /* @__PURE__ */ TEMPLATE_PRODUCTS.map(pathOfGallery);

/** The page that lists a template. */
export const galleryPath = (slug: string): string => pathOfGallery(productOfTemplate(slug));

/** The template under the bar. */
export const framePath = (slug: string): string => `${galleryPath(slug)}/${nameOfTemplate(slug)}`;

/** The template alone. */
export const previewPath = (slug: string): string => `${framePath(slug)}/preview`;

/** Whether a path, in any language, belongs to a template alone. */
export const isPreviewPath = (path: string): boolean =>
  GALLERY_PATHS.some((gallery) => new RegExp(`${gallery}/[^/]+/preview$`).test(path));

/** The page about the template's code. */
export const sourcePath = (slug: string): string => `${framePath(slug)}/source`;

/** The folder of the templates' scripts and projects, in every language. */
export const ASSETS_PATH = '/assets/templates';

/** The picture of a template, in a mode. */
export const picturePath = (slug: string, mode: 'light' | 'dark'): string =>
  `/img/templates/${fileNameOf(slug)}-${mode}.webp`;

/** The size of pictures, in px. */
export const PICTURE = { width: 640, height: 400 } as const;
