import {
  historyOf,
  hookHistoryOf,
  interfaceHistoryOf,
  releaseChanges,
} from '../../../../../plugins/api/history/historyOf';
import type { PackageModel } from '../../../../../plugins/api/history/model';

function model(
  version: string,
  props: readonly string[] | null,
  undocumented: string[] = [],
): PackageModel {
  return {
    package: '@mui/material',
    version,
    components: props
      ? {
          Chip: {
            props: Object.fromEntries(props.map((name) => [name, { type: 'string' }])),
            slots: [],
            classes: [],
          },
        }
      : {},
    undocumented,
  };
}

const historyOfChip = (models: readonly PackageModel[]) =>
  historyOf('Chip', models, releaseChanges(models));

test('returns the release that introduced a prop, except for props of every release', () => {
  const models = [
    model('5.0.0', ['a']),
    model('6.0.0', ['a', 'b']),
    model('6.1.0', ['a', 'b', 'c']),
  ];
  expect(historyOfChip(models).since).toEqual({ b: '6.0.0', c: '6.1.0' });
});

test('dates a prop that was removed for a while from its return', () => {
  const models = [model('5.0.0', ['a']), model('6.0.0', []), model('6.1.0', ['a'])];
  expect(historyOfChip(models).since).toEqual({ a: '6.1.0' });
});

test('dates all props of a component that was added later', () => {
  expect(historyOfChip([model('5.0.0', null), model('6.0.0', ['a'])]).since).toEqual({
    a: '6.0.0',
  });
});

test('does not date props if the earlier release exports the component without documenting it', () => {
  const models = [model('5.0.0', null, ['Chip']), model('6.0.0', ['a'])];
  expect(historyOfChip(models)).toEqual({ releases: [], since: {} });
});

test('lists releases that changed the component, newest first', () => {
  const models = [model('5.0.0', ['a']), model('6.0.0', ['a', 'b']), model('6.1.0', ['b'])];
  expect(historyOfChip(models).releases).toEqual([
    { from: '6.0.0', to: '6.1.0', changes: [{ subject: 'prop', kind: 'removed', name: 'a' }] },
    { from: '5.0.0', to: '6.0.0', changes: [{ subject: 'prop', kind: 'added', name: 'b' }] },
  ]);
});

test('returns nothing for a single recorded release', () => {
  expect(historyOfChip([model('6.1.3', ['a'])])).toEqual({ releases: [], since: {} });
});

test('dates a hook’s parameters and return values separately', () => {
  const members = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const earlier = {
    ...model('5.0.0', null),
    hooks: { useChip: { parameters: members('value'), returnValue: members() } },
  };
  const later = {
    ...model('6.0.0', null),
    hooks: { useChip: { parameters: members('value', 'label'), returnValue: members('value') } },
  };
  const models = [earlier, later];
  const { since, releases } = hookHistoryOf('useChip', models, releaseChanges(models));
  expect(since).toEqual({ parameters: { label: '6.0.0' }, returnValue: { value: '6.0.0' } });
  expect(releases.map(({ to }) => to)).toEqual(['6.0.0']);
});

test('dates the properties of an interface', () => {
  const withFilter = (version: string, ...names: string[]) => ({
    ...model(version, null),
    interfaces: {
      GridFilterItem: {
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
  });
  const models = [
    model('5.0.0', null, ['GridFilterItem']),
    withFilter('6.0.0', 'id'),
    withFilter('7.0.0', 'id', 'value'),
  ];
  const { since, releases } = interfaceHistoryOf('GridFilterItem', models, releaseChanges(models));
  expect(since).toEqual({ value: '7.0.0' });
  expect(releases.map(({ to }) => to)).toEqual(['7.0.0']);
});
