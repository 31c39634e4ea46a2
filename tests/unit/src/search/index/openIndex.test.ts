import { buildIndex } from '../../../../../src/search/index/buildIndex';
import { openIndex } from '../../../../../src/search/index/openIndex';
import { examplePages } from '../examplePages';

const { index, texts } = buildIndex(examplePages);

test.each([
  ['another page', '<!doctype html>'],
  ['a file cut short', index.slice(0, index.length / 2)],
  ['other JSON', '{"pages":[]}'],
  ['nothing', 'null'],
  ['words of another version', '{"pages":[],"words":{"serializationVersion":99}}'],
])('throws for %s', (_, text) => {
  expect(() => openIndex(text)).toThrow();
});

test('has an entry for each page and its parts, in the order of their texts', () => {
  const { entries } = openIndex(index);
  const list = JSON.parse(texts) as string[];
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
