import { diffModels } from '../../../../plugins/api-history/diffModels';
import type { ComponentModel, PackageModel } from '../../../../plugins/api-history/model';

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
  diffModels(model('1.0.0', { Chip: before }), model('2.0.0', { Chip: after })).components.flatMap(
    ({ changes }) => changes,
  );

test('equal components have no changes', () => {
  const chip = { props: { size: { type: "'a' | 'b'", default: "'a'" } }, classes: ['root'] };
  expect(changesOf(chip, structuredClone(chip))).toEqual([]);
});

test('the order of a union is no change', () => {
  expect(
    changesOf(
      { props: { size: { type: "'a' | 'b'" } } },
      { props: { size: { type: "'b' | 'a'" } } },
    ),
  ).toEqual([]);
});

test('tells every kind of change, what breaks first', () => {
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

test('a component comes, goes, and is deprecated', () => {
  const before = model('1.0.0', { Chip: {}, Hidden: {} });
  const after = model('2.0.0', { Hidden: { deprecated: true }, Masonry: {} });
  expect(diffModels(before, after)).toEqual({
    from: '1.0.0',
    to: '2.0.0',
    components: [
      { component: 'Chip', changes: [{ subject: 'component', kind: 'removed', name: 'Chip' }] },
      {
        component: 'Hidden',
        changes: [{ subject: 'component', kind: 'deprecated', name: 'Hidden' }],
      },
      { component: 'Masonry', changes: [{ subject: 'component', kind: 'added', name: 'Masonry' }] },
    ],
  });
});

test('nothing is said of a component that one release exports without documenting it', () => {
  const documented = model('1.0.0', { NoSsr: {} });
  const undocumented = model('2.0.0', {}, ['NoSsr']);
  expect(diffModels(documented, undocumented).components).toEqual([]);
  expect(diffModels(undocumented, documented).components).toEqual([]);
});

test('a prop named like something of every object is a prop like others', () => {
  const props = JSON.parse('{"__proto__":{"type":"string"}}') as ComponentModel['props'];
  expect(changesOf({ props: {} }, { props })).toEqual([
    { subject: 'prop', kind: 'added', name: '__proto__' },
  ]);
});
