import fs from 'node:fs/promises';
import path from 'node:path';
import { checkChanged } from '../../../node/compiler/checkChanged';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const PROBLEM = 'One.tsx:1:1: wrong';

async function siteWith(texts: Record<string, string>) {
  const fileOf = (name: string) => `docs/ui/page/demos/${name}.tsx`;
  const site = await temporaryFolder({
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [fileOf(name), text])),
  });
  const wrong = new Set<string>();
  const checked: string[][] = [];
  const check = (...names: string[]) =>
    checkChanged(
      site,
      names.map((name) => path.join(site, fileOf(name))),
      (files) => {
        const names = files.map((file) => path.basename(file, '.tsx'));
        checked.push(names);
        return new Map(files.map((file, i) => [file, wrong.has(names[i] ?? '') ? [PROBLEM] : []]));
      },
    );
  return { site, fileOf, wrong, checked, check };
}

test('checks only the demos that are new or have changed', async () => {
  const { site, fileOf, check, checked } = await siteWith({ One: '1', Two: '2', Three: '3' });
  await check('One', 'Two');
  await fs.writeFile(path.join(site, fileOf('Two')), 'changed');
  await check('One', 'Two', 'Three');
  expect(checked.slice(1)).toEqual([['Two', 'Three']]);
});

test('checks and reports again as long as there are problems', async () => {
  const { wrong, check, checked } = await siteWith({ One: '1', Two: '2' });
  wrong.add('One');
  expect(await check('One', 'Two')).toEqual([PROBLEM]);
  expect(await check('One', 'Two')).toEqual([PROBLEM]);
  wrong.clear();
  expect(await check('One', 'Two')).toEqual([]);
  expect(checked).toEqual([['One', 'Two'], ['One'], ['One']]);
});

test.each(['package-lock.json', 'tsconfig.json'])(
  'checks every demo again after %s changes',
  async (changed) => {
    const { site, check, checked } = await siteWith({ One: '1', Two: '2' });
    await check('One', 'Two');
    await fs.writeFile(path.join(site, changed), '{ "changed": true }');
    await check('One', 'Two');
    expect(checked).toEqual([
      ['One', 'Two'],
      ['One', 'Two'],
    ]);
  },
);

test('checks a demo again after a module that it imports changes, directly or not', async () => {
  const { site, check, checked } = await siteWith({
    One: "import { rows } from './rows';",
    Two: "import { total } from './total';",
  });
  const write = (name: string, text: string) =>
    fs.writeFile(path.join(site, 'docs/ui/page/demos', name), text);
  await write('rows.ts', 'export const rows = [1];');
  await write('total.ts', "import { rows } from './rows';\nexport const total = rows.length;");
  await check('One', 'Two');
  await check('One', 'Two');
  expect(checked).toHaveLength(1);
  await write('rows.ts', 'export const rows = [1, 2];');
  await check('One', 'Two');
  expect(checked[1]).toEqual(['One', 'Two']);
  await write('total.ts', 'export const total = 2;');
  await check('One', 'Two');
  expect(checked[2]).toEqual(['Two']);
});

test('checks a demo every time whose imports aren’t known', async () => {
  const { check, checked } = await siteWith({
    One: "import { rows } from './gone';",
    Two: "import rows from '@site/src/rows';",
    Three: "import './styles.css';\nimport Button from '@mui/material/Button';",
  });
  await check('One', 'Two', 'Three');
  await check('One', 'Two', 'Three');
  expect(checked[1]).toEqual(['One', 'Two']);
});

test('forgets what has passed when the file comes back as it was before a problem', async () => {
  const { site, fileOf, wrong, check } = await siteWith({ One: '1' });
  const file = path.join(site, fileOf('One'));
  await check('One');
  await fs.writeFile(file, 'changed');
  wrong.add('One');
  await check('One');
  await fs.writeFile(file, '1');
  expect(await check('One')).toEqual([PROBLEM]);
});
