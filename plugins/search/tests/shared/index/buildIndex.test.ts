import { buildIndex } from '../../../shared/index/buildIndex';
import { exampleEntry, examplePage } from '../../browser/examplePages';

function wordsOf(...pages: Parameters<typeof buildIndex>[0]): string[] {
  const { words } = buildIndex(pages, (kind) => `/${kind}`);
  return (JSON.parse(words.content) as { words: string }).words.split(' ');
}

test('has the words of texts that no query finds elsewhere, in alphabetical order', () => {
  const page = examplePage('Select', {
    text: 'Select an option, or 2, as it is in px.',
    entries: [exampleEntry('section', 'Size', 'The size of an option is small.')],
  });
  expect(wordsOf(page)).toEqual(['option', 'small']);
});

test('has a word in the text of one entry that is the name of another', () => {
  const page = examplePage('Select', {
    text: 'Its size is small.',
    entries: [exampleEntry('section', 'Size', 'Select one.')],
  });
  expect(wordsOf(page)).toEqual(['one', 'select', 'size', 'small']);
});
