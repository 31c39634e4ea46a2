import { unionMembers } from '../../../node/controls/unionMembers';

test.each([
  ["'a' | 'b | c' | string", [{ literal: 'a' }, { literal: 'b | c' }, { type: 'string' }]],
  [
    '1 | -2 | true | false',
    [{ literal: 1 }, { literal: -2 }, { literal: true }, { literal: false }],
  ],
  ['boolean', [{ type: 'boolean' }]],
  ["('x' | 'y')[] | { a: 1 | 2 }", [{ type: "('x' | 'y')[]" }, { type: '{ a: 1 | 2 }' }]],
  ['(a: 1 | 2) => void', [{ type: '(a: 1 | 2) => void' }]],
  ['null', [{ type: 'null' }]],
])('splits %s', (type, members) => {
  expect(unionMembers(type)).toEqual(members);
});
