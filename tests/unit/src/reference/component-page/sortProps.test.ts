import { sortProps } from '../../../../../src/reference/component-page/sortProps';

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
] as const)('by %s', (order, names) => {
  expect(sortProps(props, order).map(({ name }) => name)).toEqual(names);
});

test('leaves what it is given as it is', () => {
  const given = Object.freeze([...props]);
  expect(sortProps(given, 'name')).not.toBe(given);
});
