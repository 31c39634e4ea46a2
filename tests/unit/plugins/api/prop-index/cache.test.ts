import path from 'node:path';
import { cachedReadings } from '../../../../../plugins/api/prop-index/cache';
import type { DemoReading } from '../../../../../plugins/api/prop-index/types';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

function reading(prop: string, faults: string[] = []): DemoReading {
  const component = { packageName: '@mui/material', folder: 'Chip', name: 'Chip' };
  return { uses: [{ component, prop, line: 1 }], faults };
}

/** Asks for demos, each with its prop as its text; tells which of them were read anew. */
async function readAnew(site: string, texts: Record<string, string>, faults: string[] = []) {
  const demos = new Map(
    Object.entries(texts).map(([name, text]) => [path.join(site, `${name}.tsx`), text]),
  );
  const asked: string[] = [];
  const readings = await cachedReadings(site, demos, (changed) => {
    asked.push(...[...changed.keys()].map((file) => path.basename(file, '.tsx')));
    return Promise.resolve(
      new Map([...changed].map(([file, text]) => [file, reading(text, faults)])),
    );
  });
  const props = [...demos.keys()].map((file) => readings.get(file)?.uses[0]?.prop);
  return { asked, props };
}

const siteFolder = () => temporaryFolder({ 'package-lock.json': '{}', 'tsconfig.json': '{}' });

test('reads each demo once, and anew only what changed', async () => {
  const site = await siteFolder();
  expect(await readAnew(site, { A: 'label', B: 'color' })).toEqual({
    asked: ['A', 'B'],
    props: ['label', 'color'],
  });
  expect(await readAnew(site, { A: 'label', B: 'color' })).toEqual({
    asked: [],
    props: ['label', 'color'],
  });
  expect(await readAnew(site, { A: 'label', B: 'size' })).toEqual({
    asked: ['B'],
    props: ['label', 'size'],
  });
});

test('keeps nothing that has faults', async () => {
  const site = await siteFolder();
  await readAnew(site, { A: 'label' }, ['line 1: <Chip> leads nowhere']);
  expect((await readAnew(site, { A: 'label' })).asked).toEqual(['A']);
});
