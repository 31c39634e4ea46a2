/** The committed records of packages, compared with the installed packages and with their pages. */
import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { foldersWithoutCode } from '../../../../../plugins/react-api-model/extract/findComponents';
import type { ItemFacts, MemberGroup } from '@component-docs/react-api-model/facts/model';
import { readFacts } from '@component-docs/react-api-model/facts/readFacts';
import { accepts } from '../../../../../plugins/api-history/node/diffMembers';
import { readRecord } from '../../../../../plugins/api-history/node/readRecord';
import type { ItemRecord, PackageRecord } from '../../../../../plugins/api-history/node/readRecord';
import { MEMBER_SUBJECTS } from '../../../../../plugins/react-api-model/facts/model';
import type { MemberSubject } from '../../../../../plugins/react-api-model/facts/model';
import type { ApiChange } from '../../../../../plugins/api-history/node/readRecord';

const siteDir = path.join(__dirname, '../../../../..');
const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

// Reads the installed packages with the compiler.
jest.setTimeout(300_000);

async function recordOf(packageName: string): Promise<PackageRecord> {
  const record = await readRecord(siteDir, packageName);
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

/** Returns the last change of each member that added or removed it. */
function lastPresence({ changes }: ItemRecord, releases: readonly string[]): ApiChange[] {
  const inOrder = releases.flatMap((version) => changes[version] ?? []);
  const found = inOrder.filter(({ kind }) => kind === 'added' || kind === 'removed');
  return [...new Map(found.map((one) => [`${one.subject} ${one.name}`, one])).values()];
}

const isMember = (subject: ApiChange['subject']): subject is MemberSubject =>
  (MEMBER_SUBJECTS as readonly string[]).includes(subject);

/** Returns what a change says that isn't so in the installed release. */
function contradiction({ kind, name, after }: ApiChange, group?: MemberGroup): string[] {
  const facts = group?.documented[name];
  const isTrue = {
    added: accepts(group, name),
    removed: !accepts(group, name),
    retyped: facts?.type === after,
    default: facts?.default === after,
    required: facts?.required === true,
    deprecated: facts?.deprecated === true,
  };
  return isTrue[kind] ? [] : [`${name} is not ${kind}`];
}

/** Returns how a record differs from what the installed release has. */
function differences(record: ItemRecord, releases: readonly string[], facts: ItemFacts): string[] {
  const dated = MEMBER_SUBJECTS.flatMap((subject) =>
    Object.keys(record.members[subject] ?? {})
      .filter((name) => !accepts(facts.members[subject], name))
      .map((name) => `${name} is dated but not there`),
  );
  const newest = record.changes[releases.at(-1) ?? ''] ?? [];
  const changed = [...lastPresence(record, releases), ...newest].flatMap((change) =>
    isMember(change.subject) ? contradiction(change, facts.members[change.subject]) : [],
  );
  return [...dated, ...changed];
}

describe.each(PACKAGES)('the record of %s', (packageName) => {
  test('has consecutive releases', async () => {
    const { releases, items } = await recordOf(packageName);
    expect(new Set(releases).size).toBe(releases.length);
    const known = Object.values(items).flatMap(({ changes, members, since }) => [
      ...Object.keys(changes),
      ...Object.values(members).flatMap((dates) => Object.values(dates)),
      ...(since === undefined ? [] : [since]),
    ]);
    expect(releases).toEqual(expect.arrayContaining([...new Set(known)]));
  });

  test('ends with the installed release', async () => {
    const { releases, items } = await recordOf(packageName);
    const { installed, components } = await readPackage(siteDir, packageName);
    expect(releases.at(-1)).toBe(installed.version);
    const named = new Set(components.map(({ name }) => name));
    const facts = readFacts(installed, { named });
    expect(Object.keys(facts.unreadable).filter((name) => named.has(name))).toEqual([]);
    const elsewhere = foldersWithoutCode(installed);
    const missing = Object.keys(facts.items).filter((name) => !items[name]);
    expect(missing.filter((name) => !elsewhere.includes(name))).toEqual([]);
    const problems = Object.entries(facts.items).flatMap(([name, item]) => {
      const known = items[name];
      return known ? differences(known, releases, item).map((each) => `${name}: ${each}`) : [];
    });
    expect(problems).toEqual([]);
  });

  test('adds only what the pages show', async () => {
    const { releases, items } = await recordOf(packageName);
    const { components } = await readPackage(siteDir, packageName);
    const missing = components.flatMap(({ name, props, slots, classes }) => {
      const item = items[name];
      const shown: Partial<Record<ApiChange['subject'], { name: string }[]>> = {
        prop: props,
        slot: slots,
        class: classes,
      };
      return (item ? lastPresence(item, releases) : [])
        .filter(({ kind, subject }) => kind === 'added' && shown[subject])
        .filter((change) => !shown[change.subject]?.some((each) => each.name === change.name))
        .map((change) => `${name}: ${change.subject} ${change.name}`);
    });
    expect(missing).toEqual([]);
  });
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

type Change = Awaited<ReturnType<typeof changesOf>>[number];
const isOfClass = (name: string) => (change: Change) =>
  change.subject === 'class' && change.name === name;
const isDefault = ({ kind }: Change) => kind === 'default';

test.each<[string, string | undefined, string, (change: Change) => boolean]>([
  ['@mui/joy', 'MenuItem', 'what only its documentation lost', ({ kind }) => kind === 'removed'],
  [
    '@mui/base',
    undefined,
    'a class name, documented or not',
    ({ kind, name }) => kind === 'removed' && name === 'className',
  ],
  ['@mui/material', 'Container', 'its default component', isDefault],
  ['@mui/system', 'Container', 'its default component', isDefault],
  ['@mui/material', 'Backdrop', 'its class invisible', isOfClass('invisible')],
  ['@mui/material', 'Badge', 'its class dot', isOfClass('dot')],
  ['@mui/material', 'Modal', 'its class root', isOfClass('root')],
  ['@mui/material', 'Slider', 'its class thumb', isOfClass('thumb')],
  [
    '@mui/x-data-grid',
    'GridColDef',
    'a function that a release only named',
    ({ kind, version, name }) =>
      kind === 'retyped' && /^6\.[1-9]/.test(version) && name === 'getApplyQuickFilterFn',
  ],
])('%s: %s has kept %s', async (packageName, item, _, isChange) => {
  expect((await changesOf(packageName, item)).filter(isChange)).toEqual([]);
});
