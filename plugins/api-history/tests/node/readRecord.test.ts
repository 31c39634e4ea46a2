import { readRecord, recordText } from '../../node/readRecord';
import { recordOf } from './exampleRecord';

test('writes one line for each item and for each of its releases, which reads as the same', () => {
  const added = { subject: 'prop', kind: 'added', name: 'b' } as const;
  const record = recordOf('Chip', {
    members: { prop: { b: '5.1.0' } },
    changes: { '5.1.0': [added], '6.0.0': [{ ...added, kind: 'removed' }] },
  });
  const text = recordText(record);
  expect(JSON.parse(text)).toEqual(record);
  expect(text.split('\n').filter((line) => line.includes('"subject"'))).toHaveLength(2);
});

test('returns undefined for a package without a record', async () => {
  expect(await readRecord('@mui/icons-material')).toBeUndefined();
});
