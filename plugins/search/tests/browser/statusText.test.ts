import { statusText } from '../../browser/statusText';
import type { HitGroup } from '../../shared/types';
import type { FoundAnswer } from '../../browser/worker/messages';

const hit = { kind: 'prop' as const, name: 'color', path: '/x/a#color', excerpt: '' };
const group: HitGroup = {
  product: 'x',
  kind: 'api',
  title: 'A API',
  path: '/x/a',
  hits: [hit, hit],
};

const found = (answer: Partial<FoundAnswer> = {}): FoundAnswer => ({
  type: 'found',
  query: 'color',
  groups: [group],
  isIncomplete: false,
  isElsewhere: false,
  isPartial: false,
  missing: [],
  words: ['color'],
  isCut: false,
  ...answer,
});

test('counts hits when all are found, and says when there are none', () => {
  expect(statusText(found({ isIncomplete: true }))).toBe('Loading the search…');
  expect(statusText(found())).toBe('Results: 2');
  expect(statusText(found({ groups: [] }))).toMatch(/^Nothing was found/);
});

test('says where hits are from, if not from the product', () => {
  const elsewhere = found({ isElsewhere: true });
  expect(statusText(elsewhere, 'joy-ui')).toBe('Nothing in Joy UI. Results in other products: 2');
  expect(statusText({ ...elsewhere, groups: [] }, 'joy-ui')).toMatch(/^Nothing was found/);
});

test('names the products of hits when the first one is in another than the chosen one', () => {
  const groups = [group, { ...group, product: 'joy-ui' as const }];
  expect(statusText(found({ groups }), 'joy-ui')).toBe('Results in MUI X, Joy UI: 4');
  expect(statusText(found({ groups }), 'x')).toBe('Results: 4');
  expect(statusText(found({ groups }), 'all')).toBe('Results: 4');
});

test('says that hits have only some of the words', () => {
  expect(statusText(found({ isPartial: true, isElsewhere: true }), 'joy-ui')).toBe(
    'Nothing has all of these words. Results with some of them: 2',
  );
});

test('says what was not searched', () => {
  expect(statusText(found({ isCut: true }))).toBe(
    'Results: 2 · Only the first 100 characters are searched for.',
  );
  expect(statusText(found({ missing: ['x', 'system'] }))).toBe(
    'Results: 2 · Could not be searched: MUI X, MUI System.',
  );
});

test('asks for words when a query has none', () => {
  expect(statusText(found({ query: '???', words: [], groups: [] }))).toMatch(/^Type letters/);
});

test('says that the search loads until the first query is answered, or fails', () => {
  expect(statusText(undefined)).toMatch(/^Loading/);
  expect(statusText(found({ query: ' ', words: [], groups: [] }))).toMatch(/^Loading/);
  expect(statusText({ type: 'failed' })).toMatch(/^The search could not be loaded/);
});
