/** The saved models of packages, compared with the installed releases. */
import path from 'node:path';
import { packageHistory } from '../../../../../plugins/api/history';
import { historyOf } from '../../../../../plugins/api/history/historyOf';

const siteDir = path.join(__dirname, '../../../../..');

// Reads the installed packages, unless they are cached.
jest.setTimeout(60_000);

test.each([
  ['@mui/x-data-grid', 'DataGrid', 'slotProps', '6.0.0'],
  ['@mui/x-data-grid', 'DataGrid', 'resizeThrottleMs', '7.20.0'],
  ['@mui/lab', 'Masonry', 'sequential', '6.0.0-beta.8'],
  ['@toolpad/core', 'DashboardLayout', 'slots', '0.6.0'],
])('%s: %s has had %s since %s', async (packageName, component, prop, since) => {
  const { models, releases } = await packageHistory(siteDir, packageName);
  expect(historyOf(component, models, releases).since[prop]).toBe(since);
});

test.each([
  ['@toolpad/core', 'AccountPreview', 'added', '0.8.1'],
  ['@mui/lab', 'DatePicker', 'removed', '5.0.0-alpha.156'],
])('%s: %s was %s in %s', async (packageName, component, kind, version) => {
  const { releases } = await packageHistory(siteDir, packageName);
  const told = releases.flatMap(({ to, items }) =>
    items
      .filter(({ name }) => name === component)
      .flatMap(({ changes }) => changes.map((change) => [to, change.subject, change.kind])),
  );
  expect(told).toEqual([[version, 'component', kind]]);
});

test('does not report a function as another type if a release only named it', async () => {
  const { releases } = await packageHistory(siteDir, '@mui/x-data-grid');
  const retyped = releases
    .filter(({ to }) => to === '6.20.4')
    .flatMap(({ items }) => items.flatMap(({ changes }) => changes))
    .filter(({ kind }) => kind === 'retyped');
  expect(retyped.map(({ name }) => name)).not.toContain('getApplyQuickFilterFn');
  expect(retyped.map(({ name }) => name)).toContain('showPreferences');
});

test('compares defaults without the code marks of their comments', async () => {
  const { releases } = await packageHistory(siteDir, '@mui/x-data-grid');
  const defaults = releases
    .flatMap(({ items }) => items.filter(({ name }) => name === 'GridFilterModel'))
    .flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'default'));
  expect(defaults.map(({ before }) => before)).toEqual([
    'GridLogicOperator.Or',
    'false',
    'GridLinkOperator.And',
  ]);
});

test('does not report slots as new if a computed type names them', async () => {
  const { releases } = await packageHistory(siteDir, '@mui/x-data-grid');
  const [change] = releases.filter(({ to }) => to === '7.0.0');
  const grid = change?.items.find(({ name }) => name === 'DataGrid');
  const added = grid?.changes.filter(({ subject, kind }) => subject === 'slot' && kind === 'added');
  expect(added?.map(({ name }) => name)).not.toContain('toolbar');
});
