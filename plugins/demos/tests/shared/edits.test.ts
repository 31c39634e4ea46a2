import { editedIn, lastText, needsConversion, textIn, withJavaScript } from '../../shared/edits';

const TS = 'const a: number = 1;';
const JS = 'const a = 1;';

test('converts TypeScript to JavaScript once, and shows it as it is until then', () => {
  const edit = editedIn('TS', TS);
  expect(needsConversion(edit, 'TS')).toBe(false);
  expect(needsConversion(edit, 'JS')).toBe(true);
  expect(textIn(edit, 'JS')).toBe(TS);
  const converted = withJavaScript(edit, JS);
  expect(needsConversion(converted, 'JS')).toBe(false);
  expect(textIn(converted, 'JS')).toBe(JS);
});

test('keeps the TypeScript of an edit that was shown in JavaScript', () => {
  const converted = withJavaScript(editedIn('TS', TS), JS);
  expect(textIn(converted, 'TS')).toBe(TS);
  expect(lastText(converted)).toBe(TS);
});

test('shows an edit in JavaScript in TypeScript as it is', () => {
  const edit = editedIn('JS', JS);
  expect(needsConversion(edit, 'TS')).toBe(false);
  expect(textIn(edit, 'TS')).toBe(JS);
});
