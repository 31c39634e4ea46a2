import { countDrift, overruns, parseBudgets } from '../../../../../plugins/i18n/drift/budget';
import { pageWith } from './pages';

const BUDGETS = parseBudgets(
  '{ "zh": { "behind": 1, "missing": 0, "orphaned": 0, "unrecorded": 0 } }',
);

describe('parseBudgets', () => {
  it.each([
    [
      '{ "zh": { "behind": 1, "missing": 0, "orphaned": 0 } }',
      'zh.unrecorded must be a whole number',
    ],
    ['{ "zh": { "behind": -1 } }', 'zh.behind must be a whole number, 0 or more.'],
    ['{ "zh": { "behind": "1" } }', 'zh.behind must be a whole number, 0 or more.'],
    [
      '{ "zh": { "late": 1 } }',
      "zh.late isn't a kind of drift. Use behind, missing, orphaned, unrecorded.",
    ],
    ['{ "zh": null }', 'zh.behind must be a whole number'],
  ])('throws for %s', (json, message) => {
    expect(() => parseBudgets(json)).toThrow(`i18n/budget.json: ${message}`);
  });
});

describe('overruns', () => {
  it('returns nothing for drift within the budget', () => {
    expect(overruns([pageWith('zh', 'current', 'behind')], BUDGETS)).toEqual([]);
  });

  it('counts the sections of all pages of a language', () => {
    const pages = [pageWith('zh', 'behind', 'missing'), pageWith('zh', 'behind')];
    expect(countDrift(pages, 'zh', 'behind')).toBe(2);
    expect(overruns(pages, BUDGETS)).toEqual([
      { locale: 'zh', kind: 'behind', count: 2, allowed: 1 },
      { locale: 'zh', kind: 'missing', count: 1, allowed: 0 },
    ]);
  });

  it('throws for a translated language without a budget', () => {
    expect(() => overruns([pageWith('pt', 'current')], BUDGETS)).toThrow(
      'i18n/budget.json: there is no budget for "pt". Add one.',
    );
  });
});
