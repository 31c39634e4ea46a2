import { sortProps } from '../../../browser/component-page/sortProps';

const props = [
  { name: 'value', required: true },
  { name: 'action', required: false },
  { name: 'color', required: false, deprecated: {} },
  { name: 'onChange', required: true, deprecated: {} },
];

test.each([
  ['required', ['onChange', 'value', 'action', 'color']],
  ['name', ['action', 'color', 'onChange', 'value']],
  ['deprecated', ['action', 'value', 'color', 'onChange']],
] as const)('sorts by %s', (order, names) => {
  expect(sortProps(props, order).map(({ name }) => name)).toEqual(names);
});

test('does not modify its argument', () => {
  const given = Object.freeze([...props]);
  expect(sortProps(given, 'name')).not.toBe(given);
});
