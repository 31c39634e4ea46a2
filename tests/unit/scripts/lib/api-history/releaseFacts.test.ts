import type { ItemFacts } from '@component-docs/react-api-model/facts/model';
import { updateRecord } from '../../../../../scripts/lib/api-history/releaseFacts';

/** Each release has the props up to its number: 3 has a, b, and c. */
const PROPS = ['a', 'b', 'c', 'd'];

function readerOf() {
  const read: string[] = [];
  const factsOf = (version: string, _before: unknown, left: number) => {
    read.push(`${version}, ${left} left`);
    const names = PROPS.slice(0, Number.parseInt(version, 10));
    const documented = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const Chip: ItemFacts = {
      kind: 'component',
      documented: true,
      members: { prop: { documented } },
    };
    return Promise.resolve({ facts: { version, items: { Chip }, unreadable: {} }, hashes: {} });
  };
  return { read, factsOf };
}

test('reads only the last compared release and the new one', async () => {
  const { read, factsOf } = readerOf();
  const kept = await updateRecord('@mui/material', ['1.0.0', '2.0.0'], undefined, factsOf);
  expect(read.splice(0)).toEqual(['1.0.0, 1 left', '2.0.0, 0 left']);
  const all = ['1.0.0', '2.0.0', '3.0.0'];
  const updated = await updateRecord('@mui/material', all, kept, factsOf);
  expect(read.splice(0)).toEqual(['2.0.0, 1 left', '3.0.0, 0 left']);
  expect(updated).toEqual(await updateRecord('@mui/material', all, undefined, factsOf));
  expect(updated.items.Chip?.members).toEqual({ prop: { b: '2.0.0', c: '3.0.0' } });
});

test('starts again when the record has other releases', async () => {
  const { read, factsOf } = readerOf();
  const kept = await updateRecord('@mui/material', ['1.0.0', '4.0.0'], undefined, factsOf);
  read.length = 0;
  const updated = await updateRecord('@mui/material', ['1.0.0', '3.0.0'], kept, factsOf);
  expect(read).toEqual(['1.0.0, 1 left', '3.0.0, 0 left']);
  expect(updated.releases).toEqual(['1.0.0', '3.0.0']);
});
