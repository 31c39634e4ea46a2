import path from 'node:path';
import { withHistory } from '../../../../../plugins/api/history/withHistory';
import { addHistories } from '../../../../../plugins/products/product-docs/addHistories';
import { exampleApi } from '../../../src/reference/component-page/exampleApi';

const siteDir = path.join(__dirname, '../../../../..');

const SYSTEM = { basePath: 'system', packageName: '@mui/system' };

// The installed package is read if it isn't in the cache.
jest.setTimeout(60_000);

test('adds the changes in the recorded releases of its package to each component', async () => {
  const ofSystem = { ...exampleApi, packageName: '@mui/system', history: undefined };
  const apis = ['Box', 'Grid', 'Stack'].map((name) => ({ ...ofSystem, name }));
  const [box, grid, stack] = await addHistories(apis, withHistory, SYSTEM, {
    siteDir,
    locale: 'zh',
  });
  expect(box?.history?.compared).toEqual(['5.15.0', '6.0.0', '6.1.0', '6.1.3']);
  expect(box?.history?.releases).toEqual([]);
  expect(grid?.history?.releases.map(({ version }) => version)).toEqual(['6.0.0']);
  expect(stack?.history?.releases[0]?.changesHtml).toMatch(/^<ul>\n<li>新增组件：/);
});
