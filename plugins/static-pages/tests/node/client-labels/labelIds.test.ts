import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readShellLabels } from '@component-docs/labels/node/readShellLabels';

const ROOT = path.resolve(__dirname, '../../../../..');

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
