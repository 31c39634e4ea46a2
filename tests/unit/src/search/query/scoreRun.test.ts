import { scoreRun, singularsOf } from '../../../../../src/search/query/scoreRun';
import { runsOf } from '../../../../../src/search/shared/tokenize';

/** Scores the first run of a query against words that all have the score 1. */
function score(query: string, words: readonly string[]): number | undefined {
  const [run] = runsOf(query);
  return run && scoreRun(run, (term) => (words.includes(term) ? 1 : undefined));
}

test('a name matches as a whole, or with less weight by all its parts', () => {
  expect(score('textField', ['textfield'])).toBe(1);
  expect(score('textField', ['text', 'field'])).toBeCloseTo(0.6);
  expect(score('textField', ['text'])).toBeUndefined();
  expect(score('text', [])).toBeUndefined();
});

test('Chinese matches when each character is in a pair, also where two words meet', () => {
  expect(score('按钮颜色', ['按钮', '钮颜', '颜色'])).toBe(1);
  expect(score('按钮颜色', ['按钮', '颜色'])).toBeCloseTo(2 / 3);
  expect(score('按钮颜色', ['按钮', '钮颜'])).toBeUndefined();
  expect(score('按钮颜色', ['颜色'])).toBeUndefined();
  expect(score('按', ['按'])).toBe(1);
  expect(score('按', [])).toBeUndefined();
});

test('an English plural matches its singular; words that only end with an s have none', () => {
  expect(score('buttons', ['button'])).toBe(1);
  expect(['css', 'status', 'gas', 'tabs'].flatMap(singularsOf)).toEqual(['tab']);
});
