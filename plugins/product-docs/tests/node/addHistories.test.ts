import { withHistory } from '@component-docs/api-history/node/withHistory';
import { addHistories } from '../../node/addHistories';
import { exampleApi } from '@component-docs/api-reference/tests/browser/component-page/exampleApi';

const SYSTEM = { basePath: 'system', packageName: '@mui/system' };

test('adds the changes in the recorded releases of its package to each component', async () => {
  const ofSystem = { ...exampleApi, packageName: '@mui/system', history: undefined };
  const apis = ['Box', 'Grid', 'Stack'].map((name) => ({ ...ofSystem, name }));
  const [box, grid, stack] = await addHistories(apis, withHistory, SYSTEM, 'zh');
  expect(box?.history).toMatchObject({ from: '5.0.0', to: '6.1.3' });
  expect(grid?.history?.releases.length).toBeGreaterThan(0);
  expect(stack?.history?.releases[0]?.changesHtml).toMatch(/^<ul>\n<li>/);
});
