import { buildIndex } from '../../../../../src/search/shared/index/buildIndex';
import { openIndex } from '../../../../../src/search/index/openIndex';
import { examplePages } from '../examplePages';

const { index, texts } = buildIndex(examplePages, () => '/texts.json');

test.each([
  ['another page', '<!doctype html>'],
  ['a file cut short', index.slice(0, index.length / 2)],
  ['other JSON', '{"pages":[]}'],
  ['nothing', 'null'],
  ['words of another version', '{"pages":[],"texts":[],"words":{"serializationVersion":99}}'],
])('throws for %s', (_, text) => {
  expect(() => openIndex(text)).toThrow();
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
  const { lookUp, entries } = openIndex(index);
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
  const built = buildIndex([...examplePages, { ...page!, entries: shared }], () => '/texts.json');
  const { lookUp } = openIndex(built.index);
  expect([...lookUp('styles', 'whole')]).toEqual([]);
  expect([...lookUp('phrase', 'whole')]).toEqual([]);
  expect([...lookUp('elevation', 'whole')]).toHaveLength(1);
  expect(built.texts.get('/texts.json')).toContain('The phrase of the reference.');
});
