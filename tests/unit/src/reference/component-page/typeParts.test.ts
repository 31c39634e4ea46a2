import {
  declaredNames,
  namesIn,
  typeParts,
} from '../../../../../src/reference/component-page/typeParts';

const KNOWN = ['SxProps', 'Theme', 'React.Ref', 'Slot', 'data'];
const isKnown = (name: string) => KNOWN.includes(name);

test('splits a type at the names that are known', () => {
  expect(typeParts('Partial<SxProps<Theme>>[] | null', isKnown)).toEqual([
    { text: 'Partial<' },
    { text: 'SxProps', name: 'SxProps' },
    { text: '<' },
    { text: 'Theme', name: 'Theme' },
    { text: '>>[] | null' },
  ]);
});

test.each([
  ['a name with its namespace is one', 'React.Ref<HTMLElement>', ['React.Ref']],
  ['a longer name is another', 'SxPropsOf<Themes>', []],
  ['values are no names', "'Theme' | `Theme`", []],
  ['members and parameters are no names', '{ Theme?: (data: Slot) => Theme }', ['Slot', 'Theme']],
  ['comments are no names', 'string // Theme', []],
  ['a quoted key keeps what follows', "{ 'data-x': Slot }", ['Slot']],
])('%s', (_, text, names) => {
  expect(namesIn(text, isKnown)).toEqual(names);
});

test.each(["it's", 'a / b', '', '`', "{\n  a: 'b';\n}"])('loses nothing of %j', (text) => {
  expect(
    typeParts(text, isKnown)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['type SxProps<Theme> = Theme | null;', ['SxProps', 'Theme']],
  ['interface Map<Key extends string, Value> extends Base<Key> {}', ['Map', 'Key', 'Value']],
  ["type Size = 'a' | 'b';", ['Size', '']],
])('what %s declares is %j', (definition, names) => {
  expect(declaredNames(definition)).toEqual(names);
});
