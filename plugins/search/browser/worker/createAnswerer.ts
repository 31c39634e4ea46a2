import type { ProductId } from '@component-docs/kit/shared/site/products';
import { cutExcerpt } from '../findWords';
import { correctQuery, joinCompounds } from '../query/correctQuery';
import { parseQuery, wordsOf } from '../query/parseQuery';
import type { Query } from '../query/parseQuery';
import { CLOSENESS, findGroups, namedProducts } from '../query/findGroups';
import type { Closeness, Found } from '../query/findGroups';
import type { HitGroup } from '../../shared/types';
import type { IndexPlace, IndexStore, ProductIndex } from './createIndexStore';
import type {
  AddressedAnswer,
  FoundAnswer,
  PagesRequest,
  SearchRequest,
  WorkerAnswer,
  WorkerRequest,
} from './messages';

interface Loaded {
  indexes: ProductIndex[];
  missing: ProductId[];
}

function toHitGroup(found: Found, words: readonly string[]): HitGroup {
  const { page, index, propPages, entries } = found;
  const { kind, name: title, path, marks } = page;
  return {
    product: index.product,
    kind: kind === 'api' ? kind : 'page',
    title,
    path,
    ...(marks && { marks }),
    ...(propPages !== undefined && { propPages }),
    hits: entries.map(({ entry, id }) => ({
      kind: entry.kind,
      name: entry.name,
      path: entry.path,
      excerpt: cutExcerpt(index.texts.get(id) ?? '', words),
    })),
  };
}

/** Loads the words of texts. Returns the products whose words can't be loaded. */
async function loadWords(indexes: readonly ProductIndex[]): Promise<ProductId[]> {
  const loads = await Promise.allSettled(indexes.map((index) => index.loadWords()));
  return indexes
    .filter((_, position) => loads[position]?.status === 'rejected')
    .map(({ product }) => product);
}

/** Loads the texts of pages. Returns whether any were missing. */
async function loadTexts(found: readonly Found[]): Promise<boolean> {
  const missing = found.filter(({ page, index }) => !index.texts.has(page.page));
  await Promise.all(missing.map(({ page, index }) => index.loadTexts(page.page)));
  return missing.length > 0;
}

/**
 * Creates the function that answers requests.
 *
 * @param post sends an answer; a request may get several, and the last one counts
 */
export function createAnswerer(
  store: IndexStore,
  post: (answer: AddressedAnswer) => void,
): (request: WorkerRequest) => Promise<void> {
  const latest = new Map<number, number>();

  async function loadAll(products: readonly ProductId[], place: IndexPlace): Promise<Loaded> {
    const loads = await Promise.allSettled(products.map((product) => store.load(product, place)));
    return {
      indexes: loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : [])),
      missing: products.filter((_, position) => loads[position]?.status === 'rejected'),
    };
  }

  async function search(request: SearchRequest, say: (answer: WorkerAnswer) => void) {
    const { products, others } = request;
    const parsed = parseQuery(request.query);
    const isOutdated = () => latest.get(request.channel) !== request.id;
    /**
     * Whether a query names other products only: pages of the reader's product that mention them aren't the
     * answer.
     */
    const namesOthers = (query: Query) =>
      namedProducts(query, others).length > 0 && namedProducts(query, products).length === 0;

    /** Searches products, as closely as possible; returns whether that is the answer. */
    async function searchIn(
      searched: readonly ProductId[],
      isElsewhere: boolean,
      allowed: readonly Closeness[],
    ) {
      const { indexes, missing } = await loadAll(searched, request);
      if (isOutdated()) {
        return true;
      }
      const asked = joinCompounds(parsed, indexes);
      let query = asked;
      let found: Found[] = [];
      let closeness: Closeness | undefined;
      const find = (closest: readonly Closeness[]) => {
        closeness = closest.find((tried) => {
          found = findGroups(indexes, query, tried, request);
          return found.length > 0;
        });
      };
      const answer = (isIncomplete = false): FoundAnswer => ({
        type: 'found',
        query: request.query,
        groups: found.map((group) => toHitGroup(group, wordsOf(query))),
        isIncomplete,
        isElsewhere: isElsewhere && !found.some(({ index }) => products.includes(index.product)),
        isPartial: closeness === 'some',
        missing,
        words: wordsOf(query),
        isCut: query.isCut,
      });
      if (!indexes.every(({ hasWords }) => hasWords())) {
        find(['all']);
        if (found.length > 0) {
          say(answer(true));
        }
        missing.push(...(await loadWords(indexes)));
        if (isOutdated()) {
          return true;
        }
      }
      find(['all']);
      if (found.length === 0) {
        query = correctQuery(asked, indexes);
        find(allowed);
      }
      const isAnswer =
        isElsewhere || others.length === 0 || (found.length > 0 && !namesOthers(query));
      if (indexes.length === 0) {
        say({ type: 'failed' });
        return true;
      }
      if (!isAnswer && query.runs.length > 0) {
        return false;
      }
      say(answer());
      if ((await loadTexts(found.slice(0, request.excerpts))) && !isOutdated()) {
        say(answer());
      }
      return true;
    }

    if (others.length === 0) {
      await searchIn(products, false, CLOSENESS);
    } else if (namesOthers(parsed)) {
      await searchIn([...products, ...namedProducts(parsed, others)], true, CLOSENESS);
      // A page of another product that has all words is better than one of this product that has some.
    } else if (!(await searchIn(products, false, ['all']))) {
      await searchIn([...products, ...others], true, CLOSENESS);
    }
  }

  async function list(request: PagesRequest, say: (answer: WorkerAnswer) => void) {
    const { indexes } = await loadAll(request.products, request);
    const pages = indexes.flatMap(({ entries }) =>
      entries
        .filter(({ page }, id) => page === id)
        .map(({ name, path }) => ({ title: name, path })),
    );
    say(indexes.length > 0 ? { type: 'pages', pages } : { type: 'failed' });
  }

  return async (request) => {
    const { channel, id } = request;
    latest.set(channel, id);
    const say = (answer: WorkerAnswer) => post({ channel, id, answer });
    await (request.type === 'search' ? search(request, say) : list(request, say)).catch(() =>
      say({ type: 'failed' }),
    );
  };
}
