import {
  editedIn,
  fileNameIn,
  shownCode,
  listingOf,
  lastText,
  needsConversion,
  textIn,
  withJavaScript,
} from '../../shared/shownCode';

const TS = { code: 'const a: number = 1;', html: '' };

test('returns the TypeScript if the JavaScript is the same', () => {
  expect(listingOf({ TS }, 'JS')).toBe(TS);
});

const listing = (code: string) => ({ code, html: '' });

const SOURCE = {
  TS: listing('typed'),
  JS: listing('plain'),
  files: [
    { name: 'people.ts', TS: listing('typed people'), JS: listing('plain people') },
    { name: 'styles.css', TS: listing('.a {}') },
  ],
};
const OWN = { variant: 'JS', edit: undefined, tab: 0 } as const;

test('is the demo’s own code until the reader edits it, with its files', () => {
  expect(shownCode(SOURCE, OWN)).toEqual({
    variant: 'JS',
    code: 'plain',
    files: [
      { name: 'people.js', code: 'plain people' },
      { name: 'styles.css', code: '.a {}' },
    ],
    selected: 'plain',
  });
});

test('is the reader’s edit', () => {
  const edit = editedIn('TS', 'edited');
  const { code, selected } = shownCode(SOURCE, { ...OWN, variant: 'TS', edit });
  expect([code, selected]).toEqual(['edited', 'edited']);
});

test('the selected file is that of the tab, if the demo has it', () => {
  const selected = (tab: number) => shownCode(SOURCE, { ...OWN, tab }).selected;
  expect([0, 1, 2, 3].map(selected)).toEqual(['plain', 'plain people', '.a {}', 'plain']);
});

test.each([
  ['Demo.tsx', 'Demo.jsx'],
  ['people.ts', 'people.js'],
  ['styles.css', 'styles.css'],
])('%s is %s in JavaScript', (name, inJavaScript) => {
  expect(fileNameIn(name, 'JS')).toBe(inJavaScript);
  expect(fileNameIn(name, 'TS')).toBe(name);
});

const TYPED = 'const a: number = 1;';
const PLAIN = 'const a = 1;';

test('converts TypeScript to JavaScript once, and shows it as it is until then', () => {
  const edit = editedIn('TS', TYPED);
  expect(needsConversion(edit, 'TS')).toBe(false);
  expect(needsConversion(edit, 'JS')).toBe(true);
  expect(textIn(edit, 'JS')).toBe(TYPED);
  const converted = withJavaScript(edit, PLAIN);
  expect(needsConversion(converted, 'JS')).toBe(false);
  expect(textIn(converted, 'JS')).toBe(PLAIN);
});

test('keeps the TypeScript of an edit that was shown in JavaScript', () => {
  const converted = withJavaScript(editedIn('TS', TYPED), PLAIN);
  expect(textIn(converted, 'TS')).toBe(TYPED);
  expect(lastText(converted)).toBe(TYPED);
});

test('shows an edit in JavaScript in TypeScript as it is', () => {
  const edit = editedIn('JS', PLAIN);
  expect(needsConversion(edit, 'TS')).toBe(false);
  expect(textIn(edit, 'TS')).toBe(PLAIN);
});
