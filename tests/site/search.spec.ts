import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { idsOf } from '@component-docs/docs-checks/node/link-check/readBuild';
import { parseIndexList } from '../../plugins/search/shared/indexList';
import { openIndex } from '../../plugins/search/browser/index/openIndex';
import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { readMessages } from '@component-docs/api-reference/node/errors/readMessages';
import { MESSAGES_FILE, parseMessages } from '../../plugins/search/node/knownMessages';
import type { HitGroup } from '@component-docs/search/shared/types';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { LOCALES } from '../../scripts/lib/sitePages';
import queries from '../fixtures/search-queries.json';
import unseen from '../fixtures/search-queries-unseen.json';
import { searchIn } from '../helpers/searchSite';
import { siteFolder } from '../helpers/siteFolder';

const STACK =
  'at MyField (webpack-internal:///./src/MyField.tsx:12:34)     at div     at App (http://localhost/main.js:1:2)';

/** A query, with the product that is searched first, and its right pages. */
interface Recorded {
  query: string;
  product?: string;
  pages: readonly string[];
}

const LISTS: Readonly<
  Record<'queries' | 'unseen', Readonly<Record<'en' | 'zh', readonly Recorded[]>>>
> = {
  queries,
  unseen,
};

const LIMITS = {
  queries: { en: [6, 1.5, 1], zh: [6, 1, 1] },
  unseen: { en: [8, 2, 1.5], zh: [8, 3, 1.5] },
} as const;

const ROOT = path.join(__dirname, '../..');

const addressOf = ({ hits: [first] }: HitGroup) => `${first?.path} ${first?.name}`;

/** Returns the addresses and names of the entries with each message of the console, by its text. */
async function messageEntries(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const list = parseIndexList(await read(INDEX_LIST));
  const found = new Map<string, string[]>();
  for (const file of Object.values(list)) {
    const { entries, textFiles } = openIndex(await read(file));
    const files = await Promise.all(textFiles.map(([, texts]) => read(texts)));
    const texts = files.flatMap((content) => JSON.parse(content) as string[]);
    entries.forEach(({ kind, path: address, name }, id) => {
      const text = texts[id] ?? '';
      if (kind === 'error') {
        found.set(text, [...(found.get(text) ?? []), `${address} ${name}`]);
      }
    });
  }
  return found;
}

const rankOf = (found: readonly string[], pages: readonly string[]) =>
  found.findIndex((page) => pages.includes(page));

describe.each(LOCALES)('the search in $lang', ({ prefix, lang }) => {
  const folder = path.join(siteFolder(), prefix);
  const language = lang.startsWith('zh') ? 'zh' : 'en';

  // How many of a hundred queries may have the right page later than first, later than third, or not at all.
  test.each([
    ['chosen by', LISTS.queries[language], LIMITS.queries[language]],
    ['only judged by', LISTS.unseen[language], LIMITS.unseen[language]],
  ])('finds the right page of queries that weights are %s', async (_, asked, limits) => {
    const search = await searchIn(folder);
    const missed: string[] = [];
    const later: string[] = [];
    const late: string[] = [];
    for (const { query, product, pages } of asked) {
      const found = await search(query, product as ProductId);
      const rank = rankOf(found, pages);
      if (rank < 0) {
        missed.push(`${query}: ${pages.join(' ')} isn't found.`);
      }
      const instead = `${query}: ${found.slice(0, 3).join(' ')}, not ${pages.join(' ')}`;
      if (rank !== 0) {
        later.push(instead);
      }
      if (rank < 0 || rank > 2) {
        late.push(instead);
      }
    }
    expect(asked.length).toBeGreaterThanOrEqual(100);
    // The list is part of what a failure prints.
    const [first, third, none] = limits.map((share) => (share * asked.length) / 100);
    expect(later.length <= first! ? [] : later).toEqual([]);
    expect(late.length <= third! ? [] : late).toEqual([]);
    expect(missed.length <= none! ? [] : missed).toEqual([]);
  });

  test('finds each message of the packages first, pasted with values and a stack', async () => {
    const search = await searchIn(folder, addressOf);
    const entries = await messageEntries(folder);
    const known = parseMessages(await readFile(path.join(ROOT, MESSAGES_FILE), 'utf8'));
    const packages = await readMessages(ROOT);
    const messages = [...new Set(packages.map(({ message }) => message))];
    const missed: string[] = [];
    for (const message of messages) {
      const written = known.filter(({ matcher }) => matcher.test(message));
      const texts = [message, ...written.map((each) => each.message)];
      const right = texts.flatMap((text) => entries.get(text) ?? []);
      const [found = ''] = await search(
        `Warning: ${message.replaceAll('…', 'MyField')} ${STACK}`.slice(0, MAX_QUERY),
      );
      if (!right.includes(found)) {
        missed.push(`${message}: ${found}, not ${right.join(' or ')}`);
      }
    }
    expect(messages.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test('tells the pages of a product apart by their titles', async () => {
    const list = parseIndexList(await readFile(path.join(folder, INDEX_LIST), 'utf8'));
    const same = await Promise.all(
      Object.values(list).map(async (file) => {
        const { entries } = openIndex(await readFile(path.join(folder, file), 'utf8'));
        const titles = entries.filter(({ kind }) => kind === 'page').map(({ name }) => name);
        return titles.filter((title, index) => titles.indexOf(title) !== index);
      }),
    );
    expect(same.flat()).toEqual([]);
  });

  test('has only addresses of built pages and of parts that they have', async () => {
    const list = parseIndexList(await readFile(path.join(folder, INDEX_LIST), 'utf8'));
    const files = Object.values(list);
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    const entries = texts.flatMap((text) => openIndex(text).entries);
    const paths = [...new Set(entries.map((entry) => entry.path))];
    expect(paths.length).toBeGreaterThan(5000);
    const idsOfPages = new Map<string, Promise<ReadonlySet<string> | undefined>>();
    const idsIn = (page: string) => {
      const ids =
        idsOfPages.get(page) ??
        readFile(path.join(folder, `${page}.html`), 'utf8').then(idsOf, () => undefined);
      idsOfPages.set(page, ids);
      return ids;
    };
    const problems = await Promise.all(
      paths.map(async (address) => {
        const [page = '', anchor] = address.split('#');
        const ids = await idsIn(page);
        return ids && (anchor === undefined || ids.has(anchor)) ? [] : [address];
      }),
    );
    expect(problems.flat()).toEqual([]);
  });
});

test.each([
  ['textfield', '/material-ui/react-text-field'],
  ['datagrid', '/x/react-data-grid'],
  ['fab', '/material-ui/react-floating-action-button'],
  ['buttons', '/material-ui/react-button'],
])('%s finds the page of the component first', async (query, page) => {
  const search = await searchIn(siteFolder());
  const [first] = await search(query);
  expect(first).toBe(page);
});
