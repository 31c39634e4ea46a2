import path from 'node:path';
import { cachedReadings } from '../../../../../plugins/demos/prop-index/cache';
import type { DemoReading } from '../../../../../plugins/demos/prop-index/types';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

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
  const readings = await cachedReadings(site, demos, (changed) => {
    asked.push(...[...changed.keys()].map((file) => path.basename(file, '.tsx')));
    return Promise.resolve(
      new Map([...changed].map(([file, text]) => [file, reading(text, problems)])),
    );
  });
  const props = [...demos.keys()].map((file) => readings.get(file)?.uses[0]?.prop);
  return { asked, props };
}

const siteFolder = () => temporaryFolder({ 'package-lock.json': '{}', 'tsconfig.json': '{}' });

test('reads each demo once, and again only if it changed', async () => {
  const site = await siteFolder();
  expect(await readUncached(site, { A: 'label', B: 'color' })).toEqual({
    asked: ['A', 'B'],
    props: ['label', 'color'],
  });
  expect(await readUncached(site, { A: 'label', B: 'color' })).toEqual({
    asked: [],
    props: ['label', 'color'],
  });
  expect(await readUncached(site, { A: 'label', B: 'size' })).toEqual({
    asked: ['B'],
    props: ['label', 'size'],
  });
});

test('does not cache a reading with problems', async () => {
  const site = await siteFolder();
  await readUncached(site, { A: 'label' }, ['line 1: <Chip> leads nowhere']);
  expect((await readUncached(site, { A: 'label' })).asked).toEqual(['A']);
});
