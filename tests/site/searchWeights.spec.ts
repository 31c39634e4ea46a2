import path from 'node:path';
import { FIELD_WEIGHTS, KIND_WEIGHTS, WEIGHTS } from '../../plugins/search/browser/query/weights';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import queries from '../fixtures/search-queries.json';
import needed from '../fixtures/search-weights.json';
import { searchIn } from '../helpers/searchSite';
import { siteFolder } from '../helpers/siteFolder';

/** A recorded query that needs a weight, and by what the weight is multiplied to make its right page come later. */
interface Need {
  factor: number;
  language: string;
  query: string;
  product?: string;
}

const NEEDS: Readonly<Record<string, readonly Need[]>> = needed;

/** The tables of weights. A name alone has no weight: the others are compared with it. */
const TABLES = [WEIGHTS, KIND_WEIGHTS, FIELD_WEIGHTS] as Record<string, number>[];
const NAMES = TABLES.flatMap((table) => Object.keys(table)).filter((name) => name !== 'name');

const search = {
  en: searchIn(siteFolder()),
  zh: searchIn(path.join(siteFolder(), 'zh')),
};

/** Returns the place of the right page of a recorded query. */
async function placeOf({ language, query, product }: Need): Promise<number> {
  const key = language === 'zh' ? 'zh' : 'en';
  const recorded = queries[key].find((each) => each.query === query && each.product === product);
  const find = await search[key];
  const found = await find(query, product as ProductId | undefined);
  const place = found.findIndex((page) => recorded?.pages.includes(page));
  return place < 0 ? Infinity : place;
}

/** Returns the place of the right page while a weight is multiplied. */
async function placeWith(name: string, need: Need): Promise<number> {
  const table = TABLES.find((each) => name in each) ?? {};
  const weight = table[name] ?? 0;
  table[name] = weight * need.factor;
  const place = await placeOf(need);
  table[name] = weight;
  return place;
}

test('each weight of the search has the recorded queries that need it, and no other has any', () => {
  expect(Object.keys(NEEDS).sort()).toEqual([...NAMES].sort());
});

test.each(NAMES)(
  'a recorded query gets worse when the weight %s is multiplied or divided',
  async (name) => {
    const worse: Need[] = [];
    for (const need of NEEDS[name] ?? []) {
      if ((await placeWith(name, need)) > (await placeOf(need))) {
        worse.push(need);
      }
    }
    expect(worse).not.toEqual([]);
  },
);
