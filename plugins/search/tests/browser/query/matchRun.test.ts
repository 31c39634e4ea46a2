import { matchRun, singularsOf } from '../../../browser/query/matchRun';
import { WEIGHTS } from '../../../browser/query/weights';
import { runsOf } from '../../../shared/tokenize';

/** Matches the first run of a query with words that all have the score 1. */
function match(query: string, words: readonly string[]) {
  const [run] = runsOf(query);
  return (
    run &&
    matchRun(
      run,
      (term) => (words.includes(term) ? 1 : undefined),
      (term) => (term === 'common' ? 0.1 : 1),
    )
  );
}

test('a name matches as a whole, or with less weight by all its parts', () => {
  expect(match('textField', ['textfield'])).toEqual({ score: 1, missing: 0 });
  expect(match('textField', ['text', 'field'])).toEqual({ score: WEIGHTS.parts, missing: 0 });
  expect(match('textField', ['text'])).toEqual({ score: 0, missing: 1 });
  expect(match('text', [])).toEqual({ score: 0, missing: 1 });
});

test('a common word is missed less', () => {
  expect(match('common', [])).toEqual({ score: 0, missing: 0.1 });
});

test('Chinese matches when each character is in a pair, also where two words meet', () => {
  expect(match('按钮颜色', ['按钮', '钮颜', '颜色'])).toEqual({ score: 1, missing: 0 });
  expect(match('按钮颜色', ['按钮', '颜色'])).toEqual({ score: 2 / 3, missing: 0 });
  expect(match('按', ['按'])).toEqual({ score: 1, missing: 0 });
  expect(match('按', [])).toEqual({ score: 0, missing: 1 });
});

test('in Chinese, two characters that are in no pair are a missing word', () => {
  expect(match('按钮颜色', ['按钮', '钮颜'])).toEqual({ score: 2 / 3, missing: 0.5 });
  expect(match('按钮颜色', ['颜色'])).toEqual({ score: 1 / 3, missing: 1 });
  expect(match('按钮颜色', [])).toEqual({ score: 0, missing: 2 });
});

test('an English plural matches its singular; words that only end with an s have none', () => {
  expect(match('buttons', ['button'])).toEqual({ score: 1, missing: 0 });
  expect(['css', 'status', 'gas', 'tabs', 'boxes'].flatMap(singularsOf)).toEqual(['tab', 'box']);
});
