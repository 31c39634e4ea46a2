import { releaseChanges } from '../../node/remarkApiChanges';
import { recordOf } from './exampleRecord';

const added = { subject: 'prop', kind: 'added', name: 'b' } as const;

test('lists releases with changes, newest first, each with the release before it', () => {
  const record = recordOf('Chip', { changes: { '6.0.0': [added], '5.1.0': [added] } });
  expect(releaseChanges(record).map(({ from, to }) => [from, to])).toEqual([
    ['5.1.0', '6.0.0'],
    ['5.0.0', '5.1.0'],
  ]);
});

test('lists components before hooks, and hooks before interfaces', () => {
  const changes = { '5.1.0': [added] };
  const items = {
    ...recordOf('GridApi', { kind: 'interface', changes }).items,
    ...recordOf('useTab', { kind: 'hook', changes }).items,
    ...recordOf('Tab', { changes }).items,
    ...recordOf('Chip', { changes }).items,
  };
  const [release] = releaseChanges({ ...recordOf('Chip', {}), items });
  expect(release?.items.map(({ name }) => name)).toEqual(['Chip', 'Tab', 'useTab', 'GridApi']);
});

test('leaves out items that no release documents', () => {
  const changes = { '5.1.0': [added] };
  const items = { Chip: { kind: 'component' as const, members: {}, changes } };
  expect(releaseChanges({ ...recordOf('Chip', {}), items })).toEqual([]);
});
