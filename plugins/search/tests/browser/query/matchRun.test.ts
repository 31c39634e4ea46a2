import { askRun, matchRun, singularsOf, termsOf } from '../../../browser/query/matchRun';
import { WEIGHTS } from '../../../browser/query/weights';
import { runsOf } from '../../../shared/tokenize';

/** The words of the only entry of an index, which all match with the score 1. */
const ENTRY = 0;

/** Matches the first run of a query with an entry, among entries whose words are known. */
function match(query: string, words: readonly string[], known: readonly string[] = words) {
  const [run] = runsOf(query);
  const asked =
    run &&
    askRun(
      run,
      (term) => new Map(words.includes(term) ? [[ENTRY, 1]] : []),
      (term) => (term === 'common' ? 0.1 : known.includes(term) ? 0.5 : 1),
      (id) => id,
    );
  return asked && matchRun(asked, ({ ofEntry }) => ofEntry.get(ENTRY));
}

test('a name matches as a whole, or with less weight by all its parts', () => {
  expect(match('textField', ['textfield'])).toEqual({ score: 0.5, missing: 0 });
  expect(match('textField', ['text', 'field'])).toEqual({ score: WEIGHTS.parts / 2, missing: 0 });
  expect(match('textField', ['text'])).toEqual({ score: 0, missing: 1 });
  expect(match('text', [])).toEqual({ score: 0, missing: 1 });
});

test('a common word counts less, and is missed less', () => {
  expect(match('common', ['common'])).toEqual({ score: 0.1, missing: 0 });
  expect(match('common', [])).toEqual({ score: 0, missing: 0.1 });
});

test('Chinese matches when each character is in a pair, also where two words meet', () => {
  const whole = match('按钮颜色', ['按钮', '钮颜', '颜色']);
  expect(whole).toEqual({ score: 0.75, missing: 0 });
  expect(match('按钮颜色', ['按钮', '颜色'])).toEqual({ score: 0.5, missing: 0 });
  expect(match('按', ['按'])?.missing).toBe(0);
  expect(match('按', [])?.missing).toBeGreaterThan(0);
});

test('in Chinese, two characters that are in no pair are a missing word, if others have it', () => {
  const known = ['按钮', '颜色'];
  expect(match('按钮颜色', ['按钮'], known)?.missing).toBeGreaterThan(0.3);
  expect(match('按钮颜色', [], known)?.missing).toBeGreaterThan(
    match('按钮颜色', ['按钮'], known)?.missing ?? Infinity,
  );
});

test('an English plural matches its singular; words that only end with an s have none', () => {
  expect(match('buttons', ['button'])).toEqual({ score: 0.5, missing: 0 });
  expect(['css', 'status', 'gas', 'tabs', 'boxes'].flatMap(singularsOf)).toEqual(['tab', 'box']);
});

test.each([
  ['scrollable', 'scroll'],
  ['draggable', 'drag'],
  ['collapsible', 'collaps'],
  ['sorted', 'sort'],
])('%s matches words that begin with %s', (query, stem) => {
  expect(match(query, [stem])?.missing).toBe(0);
});

test.each(['variable', 'table', 'disable'])('%s has no stem', (word) => {
  const [run] = runsOf(word);
  expect(run && termsOf(run)).toEqual([word]);
});
