import type { ProductId } from '../../site/products/products';
import { cutExcerpt } from '../excerpt';
import type { RankedGroup } from '../query/groupHits';
import { parseQuery, wordsOf } from '../query/parseQuery';
import type { Query } from '../query/parseQuery';
import { searchIndex } from '../query/searchIndex';
import type { HitGroup } from '../types';
import type { IndexStore, ProductIndex } from './createIndexStore';
import type {
  AddressedAnswer,
  FoundAnswer,
  PagesRequest,
  SearchRequest,
  WorkerAnswer,
  WorkerRequest,
} from './messages';

/** Longer lists would themselves have to be searched. */
const MAX_GROUPS = 40;

interface Loaded {
  indexes: ProductIndex[];
  missing: ProductId[];
}

/** The hits on a page, and the index that they are from. */
interface Found {
  group: RankedGroup;
  index: ProductIndex;
}

function toHitGroup({ group, index }: Found, words: readonly string[]): HitGroup {
  const { kind, name: title, path, marks } = group.page;
  return {
    product: index.product,
    kind: kind === 'api' ? 'api' : 'page',
    title,
    path,
    ...(marks && { marks }),
    hits: group.entries.map((entry) => ({
      kind: entry.kind,
      name: entry.name,
      path: entry.path,
      excerpt: cutExcerpt(index.texts.get(entry.id) ?? '', words),
    })),
  };
}

/** Returns the pages that match in several indexes, best first; of equal ones, in their order. */
function findGroups(
  indexes: readonly ProductIndex[],
  query: Query,
  { kinds }: SearchRequest,
): Found[] {
  return indexes
    .flatMap((index) => searchIndex(index, query, kinds).map((group) => ({ group, index })))
    .sort((a, b) => b.group.score - a.group.score)
    .slice(0, MAX_GROUPS);
}

/** Loads the texts of pages. Returns whether any were missing. */
async function loadTexts(found: readonly Found[]): Promise<boolean> {
  const missing = found.filter(({ group, index }) => !index.texts.has(group.page.page));
  await Promise.all(missing.map(({ group, index }) => index.loadTexts(group.page.page)));
  return missing.length > 0;
}

/**
 * Creates the function that answers requests.
 *
 * @param post sends an answer; a request may get several, of which the last counts
 */
export function createAnswerer(
  store: IndexStore,
  post: (answer: AddressedAnswer) => void,
): (request: WorkerRequest) => Promise<void> {
  const latest = new Map<number, number>();

  async function loadAll(products: readonly ProductId[], baseUrl: string): Promise<Loaded> {
    const loads = await Promise.allSettled(products.map((product) => store.load(product, baseUrl)));
    return {
      indexes: loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : [])),
      missing: products.filter((_, position) => loads[position]?.status === 'rejected'),
    };
  }

  async function search(request: SearchRequest, say: (answer: WorkerAnswer) => void) {
    const { baseUrl, products, others } = request;
    const query = parseQuery(request.query);
    const isOutdated = () => latest.get(request.channel) !== request.id;

    /** Searches products; returns whether that is the answer. */
    async function searchIn(searched: readonly ProductId[], isElsewhere: boolean) {
      const { indexes, missing } = await loadAll(searched, baseUrl);
      if (isOutdated()) {
        return true;
      }
      const found = findGroups(indexes, query, request);
      const words = wordsOf(query);
      const answer = (): FoundAnswer => ({
        type: 'found',
        query: request.query,
        groups: found.map((group) => toHitGroup(group, words)),
        isElsewhere,
        missing,
        words,
        isCut: query.isCut,
      });
      const isAnswer = found.length > 0 || isElsewhere || others.length === 0;
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

    if (!(await searchIn(products, false))) {
      await searchIn(others, true);
    }
  }

  async function list({ products, baseUrl }: PagesRequest, say: (answer: WorkerAnswer) => void) {
    const { indexes } = await loadAll(products, baseUrl);
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
