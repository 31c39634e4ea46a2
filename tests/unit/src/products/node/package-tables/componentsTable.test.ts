import '../../../../../../content/navigation';
import { toString } from 'mdast-util-to-string';
import type { Table } from 'mdast';
import {
  componentsTable,
  guidelineTitle,
} from '../../../../../../src/products/node/package-tables/componentsTable';
import { readApiPackages } from '../../../../../../plugins/api-reference/node/links/readApiPackages';
import { PRODUCTS } from '../../../../../../plugins/kit/shared/site/products';
import { parsePage } from '../../../../../../plugins/translation-drift/node/parsePage';
import { remarkPackageTables } from '../../../../../../src/products/node/package-tables/remarkPackageTables';
import { VFile } from 'vfile';

const product = PRODUCTS.find(({ id }) => id === 'material-ui')!;

test('shows every component that the API reference has', async () => {
  const packages = await readApiPackages('.', product);
  const { nodes } = await componentsTable({ siteDir: '.', language: 'en' });
  const links = JSON.stringify(nodes).match(/"\/material-ui\/api\/[^"]+"/g) ?? [];
  const count = packages.reduce((sum, { components }) => sum + components.length, 0);
  expect(new Set(links).size).toBe(count);
});

test('marks components and names guidelines', async () => {
  const { nodes } = await componentsTable({ siteDir: '.', language: 'en' });
  const rows = nodes
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({ children }) => children.map((row) => row.children.map((cell) => toString(cell))));
  expect(rows).toContainEqual(['Grid', 'Grid (deprecated)', 'Understanding layout']);
  expect(rows).toContainEqual(['Masonry', 'Masonry (lab)', 'None']);
  expect(rows.find(([page]) => page === 'Container')?.[1]).toBe(
    'Container, PigmentContainer (Pigment CSS)',
  );
});

test('has the groups and marks of the language', async () => {
  const { nodes } = await componentsTable({ siteDir: '.', language: 'zh' });
  expect(toString({ type: 'root', children: nodes })).toContain('Grid（已弃用）');
});

test.each([
  ['https://m2.material.io/components/cards', 'Cards'],
  ['https://m2.material.io/components/buttons#toggle-button', 'Buttons: toggle button'],
  ['https://m1.material.io/components/steppers.html', 'Steppers (Material Design 1)'],
])('names %s', (address, title) => {
  expect(guidelineTitle(address)).toBe(title);
});

test('fails for an unknown table, and names the tables', async () => {
  const file = 'docs/material-ui/page/page.mdx';
  const tree = await parsePage(file, '<PackageTable name="unknown" />');
  await expect(
    remarkPackageTables({ siteDir: '.' })(tree, new VFile({ path: `/site/${file}` })),
  ).rejects.toThrow('<PackageTable> needs the name of a table: components');
});
