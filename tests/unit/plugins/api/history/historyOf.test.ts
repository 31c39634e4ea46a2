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

test('tells the release that a prop came with, but of no prop that always was', () => {
  const models = [
    model('5.0.0', ['a']),
    model('6.0.0', ['a', 'b']),
    model('6.1.0', ['a', 'b', 'c']),
  ];
  expect(historyOfChip(models).since).toEqual({ b: '6.0.0', c: '6.1.0' });
});

test('a prop that was gone for a while counts from its return', () => {
  const models = [model('5.0.0', ['a']), model('6.0.0', []), model('6.1.0', ['a'])];
  expect(historyOfChip(models).since).toEqual({ a: '6.1.0' });
});

test('a component that came later brings all its props', () => {
  expect(historyOfChip([model('5.0.0', null), model('6.0.0', ['a'])]).since).toEqual({
    a: '6.0.0',
  });
});

test('a release that exports the component without documenting it leaves it open', () => {
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

test('with one release on record there is nothing to tell', () => {
  expect(historyOfChip([model('6.1.3', ['a'])])).toEqual({ releases: [], since: {} });
});

test('dates what a hook takes and gives apart', () => {
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
