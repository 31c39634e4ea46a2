import fs from 'node:fs';
import * as material from '@mui/material';
import { readApiPackages } from '@component-docs/api-reference';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

const product = PRODUCTS.find(({ id }) => id === 'material-ui')!;
const PAGES = [
  'docs/material-ui',
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current',
].map((folder) => `${folder}/getting-started/supported-components/supported-components.mdx`);

test.each(PAGES)('%s names all deprecated components', async (file) => {
  const packages = await readApiPackages(process.cwd(), product);
  const deprecated = packages
    .flatMap(({ components }) => components)
    .filter((component) => component.deprecated !== undefined)
    .map(({ name }) => name);
  const [, section = ''] = fs
    .readFileSync(file, 'utf8')
    .split(/^## .*#deprecated-components.*$|^## Deprecated components$/m);
  const shown = [...section.split('\n## ')[0]!.matchAll(/^\| \[`(\w+)`\]/gm)].map(
    ([, name]) => name,
  );
  expect(shown).toEqual(deprecated);
});

test('what the page says is missing has no component', () => {
  const missing = [
    'Banner',
    'BottomSheet',
    'SideSheet',
    'Sheet',
    'NavigationRail',
    'DatePicker',
    'TimePicker',
  ];
  expect(missing.filter((name) => name in material)).toEqual([]);
});
