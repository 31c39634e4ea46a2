import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STATIC_FOLDER, writeFiles } from '../../../../plugins/search/writeFiles';
import { openIndex } from '../../../../src/search/index/openIndex';
import type { SearchPage } from '../../../../src/search/types';

const page = (title: string): SearchPage => ({
  kind: 'page',
  title,
  path: '/a-page',
  aliases: [],
  text: 'The same text.',
  entries: [],
});

test('names files by their content, and removes those of an earlier build', async () => {
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  const read = (file: string) => fs.readFile(path.join(site, STATIC_FOLDER, file), 'utf8');
  const old = await writeFiles(site, { x: [page('Old')] });
  const { x } = await writeFiles(site, { x: [page('New')] });
  expect(x).toMatch(/^\/assets\/search\/x-index\.[\da-f]{8}\.json$/);
  expect(x).not.toBe(old.x);
  const { entries, textFiles } = openIndex(await read(x));
  expect(entries.map(({ name }) => name)).toEqual(['New']);
  expect(textFiles).toEqual([
    [0, expect.stringMatching(/^\/assets\/search\/x-texts\.[\da-f]{8}\.json$/)],
  ]);
  expect(await read(textFiles[0]?.[1] ?? '')).toBe('["The same text."]');
  expect(await fs.readdir(path.join(site, STATIC_FOLDER, 'assets/search'))).toHaveLength(2);
  await fs.rm(site, { recursive: true });
});
