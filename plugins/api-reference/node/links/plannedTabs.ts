import type { Product } from '@component-docs/kit/shared/site/types';
import { readOutlines } from '@component-docs/page-tree/node/outlines/readOutlines';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import { readPackage } from '..';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';

/** A page that isn't written yet, and what it will document. */
export interface PlannedPage {
  /** Site path: `/base-ui/react-badge`. */
  path: string;
  title: string;
  components: string[];
  hooks: string[];
}

/**
 * Reads the planned pages of a product that shows its API in tabs, with the components and hooks of
 * their outlines that its package has. Their tabs exist before they do. Returns none for another
 * product.
 */
export async function readPlannedPages(siteDir: string, product: Product): Promise<PlannedPage[]> {
  if (!product.apiTabs) {
    return [];
  }
  const { components } = await readPackage(siteDir, product.packageName);
  const hooks = await readHooks(siteDir, product.packageName);
  const known = new Set([...components, ...hooks].map(({ name }) => name));
  const written = new Set((await readDocuments(siteDir)).map(({ path }) => path));
  const isKnown = (name: string) => known.has(name);
  return Object.entries(await readOutlines(siteDir, product))
    .map(([slug, outline]) => ({
      path: `/${product.basePath}/${slug}`,
      title: outline.title,
      components: (outline.components ?? []).filter(isKnown),
      hooks: (outline.hooks ?? []).filter(isKnown),
    }))
    .filter(({ path }) => !written.has(path))
    .filter((page) => page.components.length + page.hooks.length > 0);
}
