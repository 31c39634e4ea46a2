import { declaredNames, namesIn, typeParts } from '../../../shared/component-page/typeParts';

const KNOWN = ['SxProps', 'Theme', 'React.Ref', 'Slot', 'data'];
const isKnown = (name: string) => KNOWN.includes(name);

test('splits a type at known names', () => {
  expect(typeParts('Partial<SxProps<Theme>>[] | null', isKnown)).toEqual([
    { text: 'Partial<' },
    { text: 'SxProps', name: 'SxProps' },
    { text: '<' },
    { text: 'Theme', name: 'Theme' },
    { text: '>>[] | null' },
  ]);
});

test.each([
  ['a name includes its namespace', 'React.Ref<HTMLElement>', ['React.Ref']],
  ['a longer name is a different name', 'SxPropsOf<Themes>', []],
  ['values are not names', "'Theme' | `Theme`", []],
  ['members and parameters are not names', '{ Theme?: (data: Slot) => Theme }', ['Slot', 'Theme']],
  ['comments are not names', 'string // Theme', []],
  ['the type of a quoted key is a name', "{ 'data-x': Slot }", ['Slot']],
])('%s', (_, text, names) => {
  expect(namesIn(text, isKnown)).toEqual(names);
});

test.each(["it's", 'a / b', '', '`', "{\n  a: 'b';\n}"])('keeps all text of %j', (text) => {
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
])('%s declares %j', (definition, names) => {
  expect(declaredNames(definition)).toEqual(names);
});
