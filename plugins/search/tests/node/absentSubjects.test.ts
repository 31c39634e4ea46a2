import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ABSENT_FILE, absentSubjects, parseAbsent } from '../../node/absentSubjects';
import { examplePage } from '../browser/examplePages';

const parse = (text: string) => parseAbsent(text, (page) => page === '/a');
const TEXTS = '"texts": { "en": "None.", "zh": "没有。" }';

test('has the sentence in the language, with the title of the page if this build has it', () => {
  const subjects = parse(`[{ "words": ["vue"], "page": "/a", ${TEXTS} }]`);
  const pages = [examplePage('Title', { path: '/a' })];
  expect(absentSubjects(subjects, 'zh', pages)).toEqual([
    { words: ['vue'], text: '没有。', page: { title: 'Title', path: '/a' } },
  ]);
  expect(absentSubjects(subjects, 'en', [])).toEqual([{ words: ['vue'], text: 'None.' }]);
});

test.each([
  ['no JSON', '[', ':1: this is not JSON'],
  ['a subject without words', `[\n{ "words": [], "page": "/a", ${TEXTS} }]`, ':2: '],
  [
    'a missing language',
    '[\n{ "words": ["vue"], "page": "/a", "texts": { "en": "None." } }]',
    ':2: ',
  ],
  [
    'an unknown page',
    `[\n\n{ "words": ["vue"], "page": "/b", ${TEXTS} }]`,
    ':3: no page tree has the page /b. Correct the path.',
  ],
])('%s is an error with the file, the line, and a fix', (_, text, message) => {
  expect(() => parse(text)).toThrow(ABSENT_FILE + message);
});

test('writers’ subjects are valid, and each word is of one subject', () => {
  const text = readFileSync(path.join(__dirname, '../../../..', ABSENT_FILE), 'utf8');
  const subjects = parseAbsent(text, () => true);
  const words = subjects.flatMap((subject) => subject.words);
  expect(subjects.length).toBeGreaterThanOrEqual(40);
  expect(new Set(words).size).toBe(words.length);
});
