import { buildIndex } from '../../../shared/index/buildIndex';
import { openIndex } from '../../../browser/index/openIndex';
import { examplePage, examplePages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const { index, words, texts } = buildIndex(examplePages, (kind) => `/${kind}.json`);

test.each([
  ['another page', '<!doctype html>'],
  ['a file cut short', index.slice(0, index.length / 2)],
  ['other JSON', '{"pages":[]}'],
  ['nothing', 'null'],
  ['an index of another version', '{"pages":[],"texts":[],"words":{"words":"","texts":""}}'],
])('throws for %s', (_, text) => {
  expect(() => openIndex(text)).toThrow();
});

test.each([
  ['another page', '<!doctype html>'],
  ['a file cut short', words.content.slice(0, words.content.length / 2)],
  ['other JSON', '{"words":[]}'],
  ['words of more entries', '{"words":"a","texts":"100000"}'],
])('throws for %s in place of the words', (_, text) => {
  expect(() => openIndex(index).addWords(text)).toThrow();
});

test('finds names before the words are there, and then the same names first', () => {
  const opened = openIndex(index);
  expect(opened.wordsFile).toBe('/words.json');
  const best = (term: string) =>
    [...opened.lookUp(term, 'prefix')].sort(([, a], [, b]) => b.name - a.name).map(([id]) => id);
  const byName = best('upload');
  expect(byName).toHaveLength(1);
  expect(best('hidden')).toEqual([]);
  opened.addWords(words.content);
  expect(best('upload')[0]).toBe(byName[0]);
  expect(best('hidden')).toEqual(byName);
});

test('has an entry for each page and its parts, in the order of their texts', () => {
  const { entries } = openIndex(index);
  const list = JSON.parse(texts.get('/texts.json') ?? '') as string[];
  expect(entries).toHaveLength(list.length);
  const upload = entries.findIndex(({ name }) => name === 'File upload');
  expect(list[upload]).toBe('Put a hidden input into a label to choose files.');
  expect(entries[entries[upload]?.page ?? -1]?.name).toBe('Button');
});

test('looks for the beginnings of many words in names only', () => {
  const { lookUp, entries } = openBuilt(examplePages);
  const names = (term: string) =>
    [...lookUp(term, 'prefix').keys()].map((id) => entries[id]?.name ?? '');
  expect(names('hi')).toEqual([]);
  expect(names('hid')).toEqual(['File upload']);
});

test('looks for classes and demos by their names only, and not for phrases that many share', () => {
  const shared = Array.from({ length: 4 }, (_, number) => ({
    kind: 'prop' as const,
    name: `prop${number}`,
    anchor: `prop-${number}`,
    text: 'The phrase of the reference.',
  }));
  const [page] = examplePages;
  const pages = [...examplePages, { ...page!, entries: shared }];
  const built = buildIndex(pages, (kind) => `/${kind}.json`);
  const { lookUp } = openBuilt(pages);
  expect([...lookUp('styles', 'whole')]).toEqual([]);
  expect([...lookUp('phrase', 'whole')]).toEqual([]);
  expect([...lookUp('elevation', 'whole')]).toHaveLength(1);
  expect(built.texts.get('/texts.json')).toContain('The phrase of the reference.');
});

test('a word matches more closely than a form of it, and a form more than a longer word', () => {
  const pages = ['Tab', 'Tabs', 'Table', 'Tablature'].map((title) => examplePage(title));
  const { lookUp, entries } = openBuilt(pages);
  const found = [...lookUp('tab', 'prefix')].sort(([, a], [, b]) => b.name - a.name);
  expect(found.map(([id]) => entries[id]?.name)).toEqual(['Tab', 'Tabs', 'Table', 'Tablature']);
  expect(found[0]?.[1]).toEqual({ name: 1, aliases: 1, text: 0 });
});

test('finds a page by the last part of its address', () => {
  const [first] = examplePages;
  const page = {
    ...first!,
    title: 'Overview',
    path: '/x/react-data-grid/cell-selection',
    aliases: [],
  };
  const opened = openBuilt([page]);
  expect([...opened.lookUp('selection', 'whole').keys()]).toEqual([0]);
  expect(opened.entries[0]?.aliases).toEqual(['cell selection']);
  expect(
    openBuilt([{ ...page, path: '/base-ui/react-select/components-api#select' }]).entries[0]
      ?.aliases,
  ).toEqual(['components api']);
});

test.each([
  ['section', 'How to use', 'how-to-use'],
  ['section', 'Next.js', 'next-js'],
  ['section', '怎样使用', 'how-to-use'],
  ['demo', 'Basic buttons', 'BasicButtons'],
  ['demo', 'Css grid', 'CSSGrid'],
  ['prop', 'disableElevation', 'button-prop-disableElevation'],
  ['class', 'AcmeButton-text', 'button-classes-text'],
  ['class', 'AcmeButton-', 'button-classes-'],
  ['section', 'Signs *, ~, ^, /, and !', 'signs!'],
  ['section', '*', '*'],
  ['section', '', 'x~'],
  ['error', 'It failed', ''],
] as const)('keeps the anchor of the %s "%s": %s', (kind, name, anchor) => {
  const entry = { kind, name, anchor, text: '' };
  const built = buildIndex([examplePage('Page', { entries: [entry, entry] })], () => '/words.json');
  const { entries } = openIndex(built.index);
  const path = anchor ? `/Page#${anchor}` : '/Page';
  expect(entries.slice(1).map((each) => each.path)).toEqual([path, path]);
});
