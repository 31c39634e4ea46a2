import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STATIC_FOLDER, writeFiles } from '../../node/writeFiles';
import { parseIndexList } from '../../shared/indexList';
import { openIndex } from '../../browser/index/openIndex';
import type { SearchPage } from '../../shared/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

const page = (title: string): SearchPage => ({
  kind: 'page',
  title,
  path: '/a-page',
  aliases: [],
  text: 'The same text.',
  entries: [],
});

/** A site whose only pages are of MUI X. */
const pagesOf = (...pages: SearchPage[]) =>
  Object.fromEntries(PRODUCTS.map(({ id }) => [id, id === 'x' ? pages : []])) as unknown as Record<
    ProductId,
    SearchPage[]
  >;

test('names files by their content, lists them, and removes those of an earlier build', async () => {
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  const read = (file: string) => fs.readFile(path.join(site, STATIC_FOLDER, file), 'utf8');
  const write = async (title: string) => {
    await writeFiles(site, pagesOf(page(title)));
    return parseIndexList(await read('search.json'));
  };
  const old = await write('Old');
  const { x, system } = await write('New');
  expect(x).toMatch(/^\/assets\/search\/x-index\.[\da-f]{8}\.json$/);
  expect(x).not.toBe(old.x);
  expect(system).toBe(old.system);
  const { entries, textFiles } = openIndex(await read(x));
  expect(entries.map(({ name }) => name)).toEqual(['New']);
  expect(textFiles).toEqual([
    [0, expect.stringMatching(/^\/assets\/search\/x-texts\.[\da-f]{8}\.json$/)],
  ]);
  expect(await read(textFiles[0]?.[1] ?? '')).toBe('["The same text."]');
  const files = await fs.readdir(path.join(site, STATIC_FOLDER, 'assets/search'));
  expect(files.filter((file) => file.startsWith('x-'))).toHaveLength(3);
  expect(files.filter((file) => file.includes('-index.'))).toHaveLength(PRODUCTS.length);
  await fs.rm(site, { recursive: true });
});
