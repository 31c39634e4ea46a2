import fs from 'node:fs';
import { Globby } from '@docusaurus/utils';

const rows = JSON.parse(fs.readFileSync('content/counterparts.json', 'utf8')) as Record<
  string,
  string
>[];

const pageOf = (file: string) => file.replace(/^docs(\/.+)\/[^/]+\.mdx$/, '$1');

test('each component page of Joy UI is in the table once, and other pages exist', async () => {
  const files = await Globby('docs/{joy-ui,material-ui}/react-*/*.mdx');
  const documented = files.filter((file) => /^components:/m.test(fs.readFileSync(file, 'utf8')));
  const named = rows.flatMap((row) => Object.keys(row));
  const isJoy = (page: string) => page.startsWith('/joy-ui/');
  expect(named.filter(isJoy).sort()).toEqual(documented.map(pageOf).filter(isJoy).sort());
  expect(documented.map(pageOf)).toEqual(expect.arrayContaining(named));
});
