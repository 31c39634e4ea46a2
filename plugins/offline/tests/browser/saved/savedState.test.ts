import { findSaved, NOTHING_SAVED, parseSavedState } from '../../../browser/saved/savedState';

const SET = { savedAt: '2030-01-31T00:00:00Z', release: 'r', files: { '/a': [1, 'h'] } };

test('a stored state is read as it was', () => {
  const state = { sets: { 'en/shell': SET }, pending: ['zh/x'] };
  expect(parseSavedState(JSON.stringify(state))).toEqual(state);
});

test.each(['', '{"sets":', 'null', '[]', '{"sets":null,"pending":[]}', '{"sets":{}}'])(
  '%s counts as nothing saved',
  (text) => {
    expect(parseSavedState(text)).toEqual(NOTHING_SAVED);
  },
);

test('a damaged set is left out, the others stay', () => {
  const text = JSON.stringify({
    sets: { 'en/shell': SET, 'en/x': { ...SET, files: { '/b': 'h' } } },
    pending: ['en/x', 1],
  });
  expect(parseSavedState(text)).toEqual({ sets: { 'en/shell': SET }, pending: ['en/x'] });
});

test('finds the file of whichever set has it', () => {
  const state = parseSavedState(JSON.stringify({ sets: { 'en/shell': SET }, pending: [] }));
  expect(findSaved(state, '/a')).toEqual([1, 'h']);
  expect(findSaved(state, '/b')).toBeUndefined();
});
