import { diffModels } from '../../../../../plugins/api/history/diffModels';
import type {
  ComponentModel,
  HookModel,
  InterfaceModel,
  PackageModel,
} from '../../../../../plugins/api/history/model';

const model = (
  version: string,
  components: Record<string, Partial<ComponentModel>>,
  undocumented: string[] = [],
): PackageModel => ({
  package: '@mui/material',
  version,
  components: Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      { props: {}, slots: [], classes: [], ...component },
    ]),
  ),
  undocumented,
});

const changesOf = (before: Partial<ComponentModel>, after: Partial<ComponentModel>) =>
  diffModels(model('1.0.0', { Chip: before }), model('2.0.0', { Chip: after })).items.flatMap(
    ({ changes }) => changes,
  );

test('returns no changes for equal components', () => {
  const chip = { props: { size: { type: "'a' | 'b'", default: "'a'" } }, classes: ['root'] };
  expect(changesOf(chip, structuredClone(chip))).toEqual([]);
});

test('ignores the order of a union', () => {
  expect(
    changesOf(
      { props: { size: { type: "'a' | 'b'" } } },
      { props: { size: { type: "'b' | 'a'" } } },
    ),
  ).toEqual([]);
});

test('returns every kind of change, breaking changes first', () => {
  const before: Partial<ComponentModel> = {
    props: {
      gone: { type: 'string' },
      label: { type: 'string' },
      size: { type: "'small'", default: "'small'" },
      old: { type: 'boolean' },
    },
    slots: ['root'],
    classes: ['root', 'sizeSmall'],
  };
  const after: Partial<ComponentModel> = {
    props: {
      label: { type: 'string', required: true },
      size: { type: "'small' | 'large'", default: "'large'" },
      old: { type: 'boolean', deprecated: true },
      fresh: { type: 'string' },
    },
    slots: ['root', 'icon'],
    classes: ['root'],
  };
  expect(changesOf(before, after)).toEqual([
    { subject: 'prop', kind: 'removed', name: 'gone' },
    { subject: 'class', kind: 'removed', name: 'sizeSmall' },
    { subject: 'prop', kind: 'required', name: 'label' },
    {
      subject: 'prop',
      kind: 'retyped',
      name: 'size',
      before: "'small'",
      after: "'small' | 'large'",
    },
    { subject: 'prop', kind: 'default', name: 'size', before: "'small'", after: "'large'" },
    { subject: 'prop', kind: 'deprecated', name: 'old' },
    { subject: 'prop', kind: 'added', name: 'fresh' },
    { subject: 'slot', kind: 'added', name: 'icon' },
  ]);
});

test('returns that a component was added, removed, or deprecated', () => {
  const before = model('1.0.0', { Chip: {}, Hidden: {} });
  const after = model('2.0.0', { Hidden: { deprecated: true }, Masonry: {} });
  expect(diffModels(before, after)).toEqual({
    from: '1.0.0',
    to: '2.0.0',
    items: [
      { name: 'Chip', changes: [{ subject: 'component', kind: 'removed', name: 'Chip' }] },
      {
        name: 'Hidden',
        changes: [{ subject: 'component', kind: 'deprecated', name: 'Hidden' }],
      },
      { name: 'Masonry', changes: [{ subject: 'component', kind: 'added', name: 'Masonry' }] },
    ],
  });
});

test('skips a component that one release exports without documenting it', () => {
  const documented = model('1.0.0', { NoSsr: {} });
  const undocumented = model('2.0.0', {}, ['NoSsr']);
  expect(diffModels(documented, undocumented).items).toEqual([]);
  expect(diffModels(undocumented, documented).items).toEqual([]);
});

test('handles a prop named like a member of Object.prototype', () => {
  const props = JSON.parse('{"__proto__":{"type":"string"}}') as ComponentModel['props'];
  expect(changesOf({ props: {} }, { props })).toEqual([
    { subject: 'prop', kind: 'added', name: '__proto__' },
  ]);
});

describe('hooks', () => {
  const withHook = (version: string, hook: Partial<HookModel> | null): PackageModel => ({
    ...model(version, {}),
    hooks: hook ? { useChip: { parameters: {}, returnValue: {}, ...hook } } : {},
  });

  test('are compared by their parameters and return values', () => {
    const before = withHook('1.0.0', {
      parameters: { open: { type: 'boolean' }, size: { type: 'string' } },
      returnValue: { open: { type: 'boolean' }, getProps: { type: '() => object' } },
    });
    const after = withHook('2.0.0', {
      parameters: { open: { type: 'boolean', required: true } },
      returnValue: { open: { type: 'boolean | null', required: true } },
    });
    expect(diffModels(before, after).items).toEqual([
      {
        name: 'useChip',
        changes: [
          { subject: 'parameter', kind: 'removed', name: 'size' },
          { subject: 'value', kind: 'removed', name: 'getProps' },
          { subject: 'parameter', kind: 'required', name: 'open' },
          {
            subject: 'value',
            kind: 'retyped',
            name: 'open',
            before: 'boolean',
            after: 'boolean | null',
          },
        ],
      },
    ]);
  });

  test('are compared by their whole result if it has no members', () => {
    const changes = (before: Partial<HookModel>, after: Partial<HookModel>) =>
      diffModels(withHook('1.0.0', before), withHook('2.0.0', after)).items.flatMap((item) =>
        item.changes.map((change) => [change.subject, change.kind, change.before, change.after]),
      );
    const members = { returnValue: { open: { type: 'boolean' } } };
    expect(changes({ returns: '[A | B, C]' }, { returns: '[B | A, C]' })).toEqual([]);
    expect(changes({ returns: 'A' }, { returns: 'B' })).toEqual([['result', 'retyped', 'A', 'B']]);
    expect(changes({}, { returns: 'A' })).toEqual([['result', 'retyped', 'void', 'A']]);
    expect(changes({ returns: 'A' }, members)).toEqual([
      ['result', 'retyped', 'A', 'object'],
      ['value', 'added', undefined, undefined],
    ]);
    expect(changes(members, {})).toEqual([['value', 'removed', undefined, undefined]]);
  });

  test('are added and removed', () => {
    const without = withHook('1.0.0', null);
    const added = diffModels(without, withHook('2.0.0', {}));
    expect(added.items).toEqual([
      { name: 'useChip', changes: [{ subject: 'hook', kind: 'added', name: 'useChip' }] },
    ]);
  });

  test('have no changes if a release exports them without documenting them', () => {
    const undocumented = { ...withHook('1.0.0', null), undocumented: ['useChip'] };
    expect(diffModels(undocumented, withHook('2.0.0', {})).items).toEqual([]);
  });
});

describe('interfaces', () => {
  const withColumn = (version: string, column: InterfaceModel | null): PackageModel => ({
    ...model(version, {}),
    interfaces: column ? { GridColDef: column } : {},
  });
  const changesFrom = (before: PackageModel, after: PackageModel) =>
    diffModels(before, after).items.map(({ name, changes }) => [
      name,
      ...changes.map(({ subject, kind, name: changed }) => `${subject} ${changed} ${kind}`),
    ]);

  test('are compared by their properties', () => {
    const before = withColumn('1.0.0', {
      properties: {
        field: { type: 'string' },
        hide: { type: 'boolean' },
        width: { type: 'A | B' },
      },
    });
    const after = withColumn('2.0.0', {
      deprecated: true,
      properties: {
        field: { type: 'string', required: true },
        width: { type: 'B | A', deprecated: true },
        flex: { type: 'number' },
      },
    });
    expect(changesFrom(before, after)).toEqual([
      [
        'GridColDef',
        'property hide removed',
        'property field required',
        'interface GridColDef deprecated',
        'property width deprecated',
        'property flex added',
      ],
    ]);
    expect(changesFrom(before, before)).toEqual([]);
  });

  test('are added and removed, and follow components and hooks', () => {
    const before = { ...withColumn('1.0.0', { properties: {} }) };
    const after = {
      ...model('2.0.0', { Zebra: {} }),
      hooks: { useGrid: { parameters: {}, returnValue: {} } },
      interfaces: { Api: { properties: {} } },
    };
    expect(changesFrom(before, after)).toEqual([
      ['Zebra', 'component Zebra added'],
      ['useGrid', 'hook useGrid added'],
      ['Api', 'interface Api added'],
      ['GridColDef', 'interface GridColDef removed'],
    ]);
  });

  test('have no changes if a release exports them without documenting them', () => {
    const undocumented = { ...withColumn('1.0.0', null), undocumented: ['GridColDef'] };
    expect(changesFrom(undocumented, withColumn('2.0.0', { properties: {} }))).toEqual([]);
  });
});
