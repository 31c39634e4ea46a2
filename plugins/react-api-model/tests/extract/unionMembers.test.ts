import { sortNamesakes } from '../../extract/unionMembers';

/** Members are written as `Name<argument>`; in lower case, they have no declaration. */
const sort = (...members: string[]) =>
  sortNamesakes(
    members,
    (member) => (/^[a-z]/.test(member) ? undefined : member.replace(/<.*/, '')),
    (member) => member,
  );

test('sorts the members of one declaration by their texts, whatever their order was', () => {
  const sorted = ['Slot<A>', 'Slot<B>', 'Slot<C>'];
  expect(sort('Slot<C>', 'Slot<A>', 'Slot<B>')).toEqual(sorted);
  expect(sort('Slot<B>', 'Slot<C>', 'Slot<A>')).toEqual(sorted);
});

test('leaves other members in their places', () => {
  expect(sort('undefined', 'Slot<B>', 'Theme', 'Slot<A>', 'string')).toEqual([
    'undefined',
    'Slot<A>',
    'Theme',
    'Slot<B>',
    'string',
  ]);
});

test('leaves members without a declaration in their order', () => {
  expect(sort('undefined', 'string', 'null')).toEqual(['undefined', 'string', 'null']);
});
