/** The committed records of packages: what is known about their releases. */
import type { PackageRecord } from '../../node/readRecord';
import { readRecord } from '../../node/readRecord';
import type { ApiChange } from '../../node/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

async function recordOf(packageName: string): Promise<PackageRecord> {
  const record = await readRecord(packageName);
  if (!record) {
    throw new Error(
      `${packageName} has no record. Run npm run record -- api-history ${packageName}.`,
    );
  }
  return record;
}

/** Returns all changes of an item, or of all items, with their releases. */
async function changesOf(packageName: string, item?: string) {
  const { items } = await recordOf(packageName);
  return Object.entries(items)
    .filter(([name]) => item === undefined || name === item)
    .flatMap(([name, { changes }]) =>
      Object.entries(changes).flatMap(([version, list]) =>
        list.map((change: ApiChange) => ({ item: name, version, ...change })),
      ),
    );
}

const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

test.each(PACKAGES)('%s has a record of consecutive releases', async (packageName) => {
  const { releases, items } = await recordOf(packageName);
  expect(new Set(releases).size).toBe(releases.length);
  const known = Object.values(items).flatMap(({ changes, members, since }) => [
    ...Object.keys(changes),
    ...Object.values(members).flatMap((dates) => Object.values(dates)),
    ...(since === undefined ? [] : [since]),
  ]);
  expect(releases).toEqual(expect.arrayContaining([...new Set(known)]));
});

test.each([
  ['@mui/material', 'Tab', 'iconPosition', '5.0.5'],
  ['@mui/material', 'Accordion', 'slots', '5.15.5'],
  ['@mui/x-data-grid', 'DataGrid', 'slotProps', '6.0.0'],
  ['@toolpad/core', 'DashboardLayout', 'slots', '0.6.0'],
])('%s: %s has had %s since %s', async (packageName, component, prop, since) => {
  const { items } = await recordOf(packageName);
  expect(items[component]?.members.prop?.[prop]).toBe(since);
  const changes = await changesOf(packageName, component);
  const added = changes.filter(({ name, kind }) => name === prop && kind === 'added');
  expect(added.map(({ version }) => version)).toContain(since);
});

test('the options of the Data Grid’s CSV export have had escapeFormulas since 7.5.1', async () => {
  const { items } = await recordOf('@mui/x-data-grid');
  expect(items.GridCsvExportOptions?.members.property?.escapeFormulas).toBe('7.5.1');
});

test.each([
  ['@toolpad/core', 'AccountPreview', 'added', '0.8.0'],
  ['@mui/lab', 'DatePicker', 'removed'],
])('%s: %s was %s as a whole', async (packageName, component, kind, version = '') => {
  const changes = await changesOf(packageName, component);
  const whole = changes.filter((change) => change.subject === 'component');
  expect(whole.map((change) => change.kind)).toEqual([kind]);
  expect(whole[0]?.version).toContain(version);
});

test('Joy UI’s MenuItem accepts what only its documentation lost', async () => {
  const changes = await changesOf('@mui/joy', 'MenuItem');
  expect(changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
});

test('Base UI’s components accept a class name, documented or not', async () => {
  const changes = await changesOf('@mui/base');
  expect(changes.filter(({ kind, name }) => kind === 'removed' && name === 'className')).toEqual(
    [],
  );
});

test.each(['@mui/material', '@mui/system'])(
  'the component of %s’s Container kept its default',
  async (packageName) => {
    const changes = await changesOf(packageName, 'Container');
    expect(changes.filter(({ kind }) => kind === 'default')).toEqual([]);
  },
);

test.each([
  ['Backdrop', 'invisible'],
  ['Badge', 'dot'],
  ['Modal', 'root'],
  ['Slider', 'thumb'],
])('%s of Material UI has had its class %s since 5.0.0', async (component, name) => {
  const { items } = await recordOf('@mui/material');
  expect(items[component]?.members.class?.[name]).toBeUndefined();
  const changes = await changesOf('@mui/material', component);
  expect(changes.filter((change) => change.subject === 'class' && change.name === name)).toEqual(
    [],
  );
});

test('does not report a function as another type if a release only named it', async () => {
  const changes = await changesOf('@mui/x-data-grid', 'GridColDef');
  const names = changes
    .filter(({ kind, version }) => kind === 'retyped' && /^6\.[1-9]/.test(version))
    .map(({ name }) => name);
  expect(names).not.toContain('getApplyQuickFilterFn');
});
