import fs from 'node:fs/promises';
import path from 'node:path';
import { cachedReadings, readingsFile } from '../../../node/prop-index/cache';
import type { DemoReading } from '../../../node/prop-index/resolveComponent';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

function reading(prop: string, problems: string[] = []): DemoReading {
  const component = { packageName: '@mui/material', folder: 'Chip', name: 'Chip' };
  return { uses: [{ component, prop, line: 1 }], problems };
}

/**
 * Reads demos, each with its prop as its text. Returns which of them were not taken from the cache.
 */
async function readUncached(site: string, texts: Record<string, string>, problems: string[] = []) {
  const demos = new Map(
    Object.entries(texts).map(([name, text]) => [path.join(site, `${name}.tsx`), text]),
  );
  const asked: string[] = [];
  const known = await cachedReadings(site, demos, (changed) => {
    asked.push(...[...changed.keys()].map((file) => path.basename(file, '.tsx')));
    return Promise.resolve(
      new Map([...changed].map(([file, text]) => [file, reading(text, problems)])),
    );
  });
  const propsIn = (readings: ReadonlyMap<string, DemoReading>) =>
    [...demos.keys()].map((file) => readings.get(file)?.uses[0]?.prop);
  const before = propsIn(known.latest);
  return { before, props: propsIn(await known.complete()), asked };
}

const siteFolder = () => temporaryFolder({ 'package-lock.json': '{}', 'tsconfig.json': '{}' });

test('reads each demo once, and again only if it changed', async () => {
  const site = await siteFolder();
  expect(await readUncached(site, { A: 'label', B: 'color' })).toMatchObject({
    asked: ['A', 'B'],
    props: ['label', 'color'],
  });
  expect(await readUncached(site, { A: 'label', B: 'color' })).toMatchObject({
    asked: [],
    props: ['label', 'color'],
  });
  expect(await readUncached(site, { A: 'label', B: 'size' })).toMatchObject({
    asked: ['B'],
    props: ['label', 'size'],
  });
});

test('does not cache a reading with problems', async () => {
  const site = await siteFolder();
  await readUncached(site, { A: 'label' }, ['line 1: <Chip> leads nowhere']);
  expect((await readUncached(site, { A: 'label' })).asked).toEqual(['A']);
});

test('knows the earlier reading of a changed demo before it is read', async () => {
  const site = await siteFolder();
  await readUncached(site, { A: 'label', B: 'color' });
  expect((await readUncached(site, { A: 'label', B: 'size', C: 'sx' })).before).toEqual([
    'label',
    'color',
    undefined,
  ]);
});

test('writes its file only if a reading is another one', async () => {
  const site = await siteFolder();
  const cached = (text: string, prop: string) =>
    cachedReadings(site, new Map([[path.join(site, 'A.tsx'), text]]), (changed) =>
      Promise.resolve(new Map([...changed.keys()].map((file) => [file, reading(prop)]))),
    );
  const inode = async () => (await fs.stat(readingsFile(site))).ino;
  await (await cached('first', 'label')).complete();
  const before = await inode();
  await (await cached('second', 'label')).complete();
  expect(await inode()).toBe(before);
  await (await cached('third', 'color')).complete();
  expect(await inode()).not.toBe(before);
});

test('uses no readings of other packages, whose form may be another one', async () => {
  const site = await siteFolder();
  await readUncached(site, { A: 'label' });
  await fs.writeFile(path.join(site, 'package-lock.json'), '{ "changed": true }');
  expect(await readUncached(site, { A: 'label' })).toEqual({
    asked: ['A'],
    before: [undefined],
    props: ['label'],
  });
});
