import * as material from '@mui/material';
import { readApiPackages } from '@component-docs/api-reference';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readPages } from '../readPages';

const product = PRODUCTS.find(({ id }) => id === 'material-ui')!;
const PAGES = readPages('getting-started/supported-components');

test.each(PAGES)('the page names all deprecated components', async (page) => {
  const packages = await readApiPackages(process.cwd(), product);
  const deprecated = packages
    .flatMap(({ components }) => components)
    .filter((component) => component.deprecated !== undefined)
    .map(({ name }) => name);
  const [, section = ''] = page.split(
    /^## .*#deprecated-components.*$|^## Deprecated components$/m,
  );
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
