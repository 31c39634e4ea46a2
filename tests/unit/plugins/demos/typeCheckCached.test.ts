import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from '../../../../plugins/demos/collectDemos';
import { typeCheck } from '../../../../plugins/demos/typeCheck';
import { typeCheckCached } from '../../../../plugins/demos/typeCheckCached';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

jest.mock('../../../../plugins/demos/typeCheck');
const check = jest.mocked(typeCheck);

function demoIn(site: string, name: string): DemoFile {
  const file = path.join(site, `docs/ui/page/demos/${name}.tsx`);
  return { id: `ui/page/${name}`, name, page: 'ui/page', file };
}

async function siteWith(...names: string[]) {
  const site = await temporaryFolder({
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    ...Object.fromEntries(names.map((name) => [`docs/ui/page/demos/${name}.tsx`, name])),
  });
  return { site, demos: names.map((name) => demoIn(site, name)) };
}

beforeEach(() => {
  check.mockReset().mockReturnValue([]);
});

test('checks all demos the first time', async () => {
  const { site, demos } = await siteWith('One', 'Two');
  expect(await typeCheckCached(site, demos)).toEqual([]);
  expect(check.mock.calls).toEqual([[site, demos.map(({ file }) => file)]]);
});

test('does not check the same files again after they passed', async () => {
  const { site, demos } = await siteWith('One');
  await typeCheckCached(site, demos);
  expect(await typeCheckCached(site, demos)).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);
});

test('checks and reports again as long as there are problems', async () => {
  const { site, demos } = await siteWith('One');
  check.mockReturnValue(['One.tsx:1:1: wrong']);
  expect(await typeCheckCached(site, demos)).toEqual(['One.tsx:1:1: wrong']);
  expect(await typeCheckCached(site, demos)).toEqual(['One.tsx:1:1: wrong']);
  check.mockReturnValue([]);
  expect(await typeCheckCached(site, demos)).toEqual([]);
  expect(check).toHaveBeenCalledTimes(3);
});

test.each(['docs/ui/page/demos/One.tsx', 'package-lock.json', 'tsconfig.json'])(
  'checks again after %s changes',
  async (changed) => {
    const { site, demos } = await siteWith('One');
    await typeCheckCached(site, demos);
    await fs.writeFile(path.join(site, changed), '{ "changed": true }');
    await typeCheckCached(site, demos);
    expect(check).toHaveBeenCalledTimes(2);
  },
);

test('checks again when a demo is added or removed', async () => {
  const { site, demos } = await siteWith('One', 'Two');
  await typeCheckCached(site, demos.slice(0, 1));
  await typeCheckCached(site, demos);
  await typeCheckCached(site, demos.slice(1));
  expect(check).toHaveBeenCalledTimes(3);
});

test('remembers only the last passed check', async () => {
  const { site, demos } = await siteWith('One');
  const file = demos[0]?.file ?? '';
  await typeCheckCached(site, demos);
  await fs.writeFile(file, 'changed');
  check.mockReturnValue(['One.tsx:1:1: wrong']);
  await typeCheckCached(site, demos);
  expect(await typeCheckCached(site, demos)).toEqual(['One.tsx:1:1: wrong']);
});

test('throws for a demo that does not exist', async () => {
  const { site } = await siteWith();
  await expect(typeCheckCached(site, [demoIn(site, 'Gone')])).rejects.toThrow('ENOENT');
});
