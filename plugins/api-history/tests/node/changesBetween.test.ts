import { changesBetween } from '../../node/readRecord';
import type { PackageRecord } from '../../node/readRecord';

const change = (name: string) => ({ subject: 'prop', kind: 'removed', name }) as const;

const record: PackageRecord = {
  package: '@acme/ui',
  releases: ['1.0.0', '1.1.0', '1.2.0'],
  items: {
    Button: {
      kind: 'component',
      members: {},
      changes: { '1.1.0': [change('dense')], '1.2.0': [change('flat')] },
    },
    Chip: { kind: 'component', members: {}, changes: { '1.1.0': [change('round')] } },
  },
};

test.each([
  ['1.0.0', '1.2.0', { Button: ['dense', 'flat'], Chip: ['round'] }],
  ['1.1.0', '1.2.0', { Button: ['flat'] }],
  ['1.0.0', '1.1.0', { Button: ['dense'], Chip: ['round'] }],
  ['0.9.0', '1.1.0', { Button: ['dense'], Chip: ['round'] }],
  ['1.2.0', '1.2.0', {}],
])('returns what changed after %s up to %s', (from, to, expected) => {
  const found = changesBetween(record, from, to);
  expect(
    Object.fromEntries(found.map(({ name, changes }) => [name, changes.map((one) => one.name)])),
  ).toEqual(expected);
});
