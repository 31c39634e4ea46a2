import fs from 'node:fs/promises';
import path from 'node:path';
import { describeDemo } from '../../node/describeDemo';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { writeStaticFiles } from '../../node/writeStaticFiles';
import { buttonDemo } from '../../../../tests/helpers/realDemos';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const THEMES = { ui: () => 'a{}' };

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .sort();
}

test("writes each demo's source to the path that its page requests", async () => {
  const folder = await temporaryFolder({});
  const demos = await Promise.all(
    ['BasicButtons', 'ButtonSizes'].map(async (name) => describeDemo(await buttonDemo(name))),
  );
  await writeStaticFiles(folder, demos, new Map(), THEMES);
  for (const { source, sourceUrl } of demos) {
    const text = await fs.readFile(path.join(folder, sourceUrl), 'utf8');
    expect(JSON.parse(text)).toEqual(source);
  }
});

test('writes the stylesheet of a theme under a name that carries its hash', async () => {
  const folder = await temporaryFolder({});
  const { themeStylesheets } = await writeStaticFiles(folder, [], new Map(), THEMES);
  const hash = hashOf(['a{}']).slice(0, 8);
  expect(themeStylesheets).toEqual({ ui: `/assets/demos/ui-theme.${hash}.css` });
  expect(await fs.readFile(path.join(folder, themeStylesheets.ui ?? ''), 'utf8')).toBe('a{}');
});

test('removes the files of an earlier build', async () => {
  const folder = await temporaryFolder({
    'assets/demos/ui/Old.12345678.json': '{}',
    'old.css': '',
  });
  const { themeStylesheets } = await writeStaticFiles(folder, [], new Map(), THEMES);
  expect(await filesIn(folder)).toEqual(Object.values(themeStylesheets).sort());
});

test('writes only files that are new', async () => {
  const folder = await temporaryFolder({});
  const [kept, added] = await Promise.all(
    ['BasicButtons', 'ButtonSizes'].map(async (name) => describeDemo(await buttonDemo(name))),
  );
  await writeStaticFiles(folder, [kept!], new Map(), THEMES);
  const before = await fs.stat(path.join(folder, kept!.sourceUrl));
  await writeStaticFiles(folder, [kept!, added!], new Map(), THEMES);
  const after = await fs.stat(path.join(folder, kept!.sourceUrl));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  expect(await filesIn(folder)).toContain(added!.sourceUrl);
});
