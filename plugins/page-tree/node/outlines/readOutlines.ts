import fs from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '@component-docs/kit/shared/site/types';

/** What is known about a page before it is written: an entry of `content/page-outlines`. */
export interface PageOutline {
  title: string;
  pageTitle?: string;
  components?: readonly string[];
  hooks?: readonly string[];
  githubLabel?: string;
  githubSource?: string;
  waiAria?: string;
  materialDesign?: string;
  unstyled?: string;
  packageName?: string;
  /** Headings, such as `## Sizes`, and names of demos, in the order of the page. */
  outline: readonly string[];
}

/** Where the outlines of a product's pages are, relative to the site's root. */
function outlineFile({ id }: Pick<Product, 'id'>): string {
  return `content/page-outlines/${id}.json`;
}

/** Reads the outlines of a product's pages by slug; none if the product has no file of them. */
export async function readOutlines(
  siteDir: string,
  product: Pick<Product, 'id'>,
): Promise<Readonly<Record<string, PageOutline>>> {
  const text = await fs
    .readFile(path.join(siteDir, outlineFile(product)), 'utf8')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return '{}';
      }
      throw error;
    });
  return JSON.parse(text) as Record<string, PageOutline>;
}
