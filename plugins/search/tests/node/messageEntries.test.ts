import { parseMessages, checkMessages, MESSAGES_FILE } from '../../node/knownMessages';
import { withMessages } from '../../node/messageEntries';
import { exampleEntry, examplePage } from '../browser/examplePages';

const select = examplePage('Select', {
  path: '/material-ui/react-select',
  entries: [
    exampleEntry('section', 'Traps', 'An out-of-range value is kept, and the console warns.'),
    exampleEntry('section', 'Size'),
  ],
});
const paper = examplePage('Card', { path: '/material-ui/react-card', aliases: ['Select'] });
const start = examplePage('Overview', { path: '/material-ui/getting-started' });
const print = (file: string, message: string) => ({ packageName: '@mui/material', file, message });

function errorsOf(messages: Parameters<typeof withMessages>[1], file = '{}') {
  const [pages = []] = withMessages([[paper, select, start]], messages, parseMessages(file));
  return pages.flatMap(({ path, entries }) =>
    entries
      .filter(({ kind }) => kind === 'error')
      .map(({ name, anchor }) => `${path}#${anchor} ${name}`),
  );
}

test.each([
  [
    'the section with the same words',
    'Select/SelectInput.js',
    'You have provided an out-of-range value `…` for the console.',
    '/material-ui/react-select#section-Traps',
  ],
  [
    'the page of the component, if no section has its words',
    'useSelect/useSelect.js',
    'The options are not what they should be.',
    '/material-ui/react-select#',
  ],
  [
    'the first page of the product, if no page is about the module',
    'utils/other.js',
    'The options are not what they should be.',
    '/material-ui/getting-started#',
  ],
])('a message leads to %s', (_, file, message, address) => {
  expect(errorsOf([print(file, message)])).toEqual([`${address} ${message}`]);
});

test('a message that writers know leads to their page, once for all that it matches', () => {
  const file = '{ "/material-ui/react-card": ["The … was moved.…"] }';
  const messages = ['A', 'B'].map((name) =>
    print('Select/Select.js', `The ${name} was moved. Go.`),
  );
  expect(errorsOf(messages, file)).toEqual(['/material-ui/react-card# The … was moved.…']);
});

test('a long message has the name of its first sentence, or of its first words', () => {
  const long = 'word '.repeat(20).trim();
  const names = [`${long}.`, `This is it. W${long}.`].map((message) => print('a.js', message));
  expect(errorsOf(names)).toEqual([
    `/material-ui/getting-started# ${'word '.repeat(12)}…`,
    '/material-ui/getting-started# This is it.',
  ]);
});

test('messages that begin alike have names that tell them apart', () => {
  const start = `${'word '.repeat(15)}is`;
  const names = [
    `${start} red or blue or green or white.`,
    `${start} one.`,
    'This is it. Come.',
    'This is it. Go.',
  ];
  expect(errorsOf(names.map((message) => print('a.js', message)))).toEqual([
    `/material-ui/getting-started# ${start} red or blue …`,
    `/material-ui/getting-started# ${start} one.`,
    '/material-ui/getting-started# This is it. Come.',
    '/material-ui/getting-started# This is it. Go.',
  ]);
});

test.each([
  ['no JSON', '{', ':1: this is not JSON'],
  ['a page without a path', '{\n"a": ["A long message."]}', ':2: '],
  ['an unknown page', '{\n"/b": ["A long message."]}', ':2: no page has the path /b. Correct it.'],
  [
    'an unknown section',
    '{\n"/material-ui/react-select#b": ["A long message."]}',
    ':2: /material-ui/react-select has no section #b. Use the anchor of one of its headings.',
  ],
])('%s is an error with the file, the line, and a fix', (_, text, message) => {
  expect(() => checkMessages(parseMessages(text), [select], () => false)).toThrow(
    MESSAGES_FILE + message,
  );
});
