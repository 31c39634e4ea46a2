import type { ApiIndexData } from '../../../src/reference/index-page/types';
import type { ComponentApi } from '../../../src/reference/component-page/types';
import { buildIndex } from '../../../src/search/searchIndex';
import { searchEntries } from './searchEntries';
import { writeIndex } from './writeIndex';

export interface IndexContext {
  siteDir: string;
  product: { id: string; name: string };
  version: string;
}

/** Returns the index page of a product's API reference, and writes its search index. */
export async function describeIndex(
  apis: readonly ComponentApi[],
  { siteDir, product, version }: IndexContext,
): Promise<ApiIndexData> {
  const searchIndex = buildIndex(apis.flatMap(searchEntries));
  return {
    product: product.name,
    version,
    components: apis.map(({ name, slug }) => ({ name, slug })),
    searchUrl: await writeIndex(siteDir, product.id, searchIndex),
  };
}
