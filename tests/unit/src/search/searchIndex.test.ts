import { buildIndex, openIndex } from '../../../../src/search/searchIndex';
import type { EntryKind, SearchEntry } from '../../../../src/search/types';

function entry(kind: EntryKind, component: string, name: string, description = ''): SearchEntry {
  const path = kind === 'component' ? component : `${component}#${kind}-${name}`;
  return { kind, component, name, path, text: description.split('.')[0] ?? '', description };
}

const entries = [
  entry('component', 'ButtonGroup', 'ButtonGroup'),
  entry('prop', 'ButtonGroup', 'color', 'The color of the component.'),
  entry('component', 'Button', 'Button', '按钮'),
  entry('class', 'Button', 'MuiButton-colorPrimary', 'Styles of the root.'),
  entry('prop', 'Button', 'color', 'The color of the component.'),
  entry('prop', 'Button', 'disableElevation', 'No elevation is used.'),
  entry('prop', 'Paper', 'elevation', 'Shadow depth. It is `dp` in the spec.'),
];

const search = openIndex(buildIndex(entries));
const paths = (query: string) => search(query).map(({ path }) => path);

test('components rank first, and whole names before names that contain them', () => {
  expect(paths('button').slice(0, 2)).toEqual(['Button', 'ButtonGroup']);
});

test('an entry must contain all words of a query, in any field', () => {
  expect(paths('button color').slice(0, 2).sort()).toEqual([
    'Button#prop-color',
    'ButtonGroup#prop-color',
  ]);
  expect(paths('button shadow')).toEqual([]);
});

test('searches descriptions, and parts and prefixes of names', () => {
  expect(paths('shadow dp')).toEqual(['Paper#prop-elevation']);
  expect(paths('disableelev')).toEqual(['Button#prop-disableElevation']);
  expect(paths('elevation')[0]).toBe('Paper#prop-elevation');
  expect(paths('MuiButton-color')).toEqual(['Button#class-MuiButton-colorPrimary']);
});

test('tolerates a typo in a longer word', () => {
  expect(paths('elevaton')).toContain('Paper#prop-elevation');
});

test('finds Chinese by its characters', () => {
  expect(paths('按钮')).toEqual(['Button']);
  expect(paths('按')).toEqual(['Button']);
  expect(paths('钮按')).toEqual([]);
});

test('a hit contains only the fields that are shown', () => {
  expect(search('spec')).toEqual([
    {
      kind: 'prop',
      component: 'Paper',
      name: 'elevation',
      path: 'Paper#prop-elevation',
      text: 'Shadow depth',
    },
  ]);
});

test('throws for a text that is not an index', () => {
  expect(() => openIndex('<!doctype html>')).toThrow(SyntaxError);
});

test('throws for two entries with the same path', () => {
  const [first] = entries;
  expect(first).toBeDefined();
  expect(() => buildIndex(first ? [first, first] : [])).toThrow('duplicate ID');
});
