import {
  askedWords,
  joinMatches,
  matchName,
  similarity,
  splitNames,
} from '../../../browser/query/matchName';
import { runsOf } from '../../../shared/tokenize';

/** Returns how much a query, of equally rare words, and the most similar form of a name are the same. */
function likeness(query: string, name: string): number {
  const runs = runsOf(query);
  const weights = runs.map(() => 1);
  return Math.max(
    ...splitNames([name]).map((each) => similarity(matchName(askedWords(runs), each), weights)),
  );
}

test.each([
  ['button', 'Button'],
  ['buttons', 'Button'],
  ['text field', 'TextField API'],
  ['textfield', 'Text Field'],
  ['datagrid', 'DataGrid'],
  ['按钮', 'Button 按钮'],
  ['button', 'Button 按钮'],
])('%s is the same as %s', (query, name) => {
  expect(likeness(query, name)).toBe(1);
});

test.each([
  ['button color', 'Button', 1 / 2],
  ['button', 'Button Group', 1 / 2],
  ['color of chips', 'Chip', 1 / 3],
  ['按钮颜色', '按钮', 1 / 2],
  ['按钮', '按钮组', 2 / 3],
  ['tab', 'Table', 0],
  ['颜色', '按钮', 0],
])('%s and %s have a share in common', (query, name, share) => {
  expect(likeness(query, name)).toBeCloseTo(share);
});

test('a page and its section together are what a query names', () => {
  const asked = askedWords(runsOf('button color'));
  const [page, section] = splitNames(['Button', 'Color']).map((name) => matchName(asked, name));
  expect(page && section && similarity(joinMatches(page, section), [1, 1])).toBe(1);
});
