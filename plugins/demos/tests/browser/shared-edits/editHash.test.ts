import { editData, editedDemo, editHash } from '../../../browser/shared-edits/editHash';

test('a link’s data is found under the name of its demo', () => {
  const hash = editHash('BasicButtons', 'N4Ig+-$');
  expect(editData(hash, 'BasicButtons')).toBe('N4Ig+-$');
  expect(editedDemo(hash)).toBe('BasicButtons');
});

test.each(['', '#', '#BasicButtons', '#BasicButtons.tsx', '#Basic.edit=abc', '#%.edit=abc'])(
  'there is none for BasicButtons in "%s"',
  (hash) => {
    expect(editData(hash, 'BasicButtons')).toBe('');
  },
);

test.each(['', '#BasicButtons.tsx', '#.edit=abc', '#a b.edit=abc', '#%.edit=abc'])(
  '"%s" names no edited demo',
  (hash) => {
    expect(editedDemo(hash)).toBeUndefined();
  },
);
