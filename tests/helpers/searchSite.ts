import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseIndexList } from '../../plugins/search/shared/indexList';
import { createAnswerer } from '../../plugins/search/browser/worker/createAnswerer';
import { createIndexStore } from '../../plugins/search/browser/worker/createIndexStore';
import type { FoundAnswer } from '../../plugins/search/browser/worker/messages';
import type { HitGroup } from '@component-docs/search/shared/types';
import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

const ALL = MENU_PRODUCTS.map(({ id }) => id);

/** Searches a built site like the dialog on a page of a product, or like that of the home page. */
export async function searchIn(folder: string, resultOf = (group: HitGroup) => group.path) {
  const list = parseIndexList(await readFile(path.join(folder, INDEX_LIST), 'utf8'));
  const store = createIndexStore((file) => readFile(path.join(folder, file), 'utf8'));
  let groups: HitGroup[] = [];
  const answer = createAnswerer(store, (message) => {
    groups = (message.answer as FoundAnswer).groups;
  });
  let id = 0;
  return async (query: string, product?: ProductId): Promise<string[]> => {
    id += 1;
    const products = product ? [product] : ALL;
    const others = ALL.filter((other) => !products.includes(other));
    await answer({
      ...{ type: 'search', channel: 1, id, baseUrl: '/', query, kinds: [], excerpts: 0 },
      ...{ products, others, list },
    });
    return groups.map(resultOf);
  };
}
