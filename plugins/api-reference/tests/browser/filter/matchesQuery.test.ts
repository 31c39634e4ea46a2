import { matchesQuery } from '../../../browser/filter/matchesQuery';

const ROW = 'rowHeight\nnumber\nSets the height in pixels of a row in the Data Grid.';

test.each(['', '  ', 'row', 'ROWHEIGHT', 'pixels number', ' height  row ', 'eight'])(
  'finds "%s"',
  (query) => expect(matchesQuery(ROW, query)).toBe(true),
);

test.each(['column', 'row column', 'rowHeight:'])('does not find "%s"', (query) =>
  expect(matchesQuery(ROW, query)).toBe(false),
);
