import { insertTranslations } from '../../node/generated-files/labelLoader.cjs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readShellLabels } from '../../../labels/node/readShellLabels';

const ROOT = path.resolve(__dirname, '../../../..');

test('every label has its id written out, where the loader looks for it', async () => {
  const labels = await readShellLabels(ROOT);
  const sources = new Map<string, string>();
  for (const { file } of labels) {
    sources.set(file, await readFile(path.join(ROOT, file), 'utf8'));
  }
  const isWrittenOut = (id: string, file: string) =>
    [`id: '${id}'`, `id="${id}"`].some((text) => sources.get(file)?.includes(text));
  expect(labels.filter(({ id, file }) => !isWrittenOut(id, file))).toEqual([]);
  expect(labels.length).toBeGreaterThan(100);
});

const LABELS = { 'a.title': 'A “标题”', 'a.count': '{count} 个' };

test('puts the translation into what translate and <Translate> get', () => {
  const source = [
    'const title = translate({ id: "a.title", message: "Title", description: "Heading" });',
    '_jsx(Translate, { id: "a.count", values: { count: 1 }, children: "{count} items" });',
  ];
  expect(insertTranslations(source.join('\n'), LABELS).split('\n')).toEqual([
    'const title = translate({translation: "A “标题”",  id: "a.title", message: "Title", description: "Heading" });',
    '_jsx(Translate, {translation: "{count} 个",  id: "a.count", values: { count: 1 }, children: "{count} items" });',
  ]);
});

test.each([
  ['a label without a translation', 'translate({ id: "b.title", message: "Title" });'],
  ['another object with such an id', 'find({ id: "a.title" });'],
  ['an id that is computed', 'translate({ id: key, message: "Title" });'],
])('leaves %s as it is', (_, source) => {
  expect(insertTranslations(source, LABELS)).toBe(source);
});
