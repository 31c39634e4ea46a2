import { coverageProblems } from '../../node/coverage';
import undocumented from '../../node/undocumented.json';

const joy = { package: '@mui/joy', expected: ['Button', 'Container'], documented: ['Button'] };
const reasons = [
  { package: '@mui/joy', reason: 'Not documented.', names: ['Container'] },
  { package: '@mui/lab', reason: 'Moved.', names: ['Alert'] },
];

test('accepts a component without a page that has a reason', () => {
  expect(coverageProblems(joy, reasons)).toEqual([]);
});

test('reports a component with neither, once', () => {
  expect(
    coverageProblems({ ...joy, expected: [...joy.expected, 'Chip', 'Chip'] }, reasons),
  ).toEqual([expect.stringMatching(/^@mui\/joy: Chip has no API page/)]);
});

test.each([
  ['has a page by now', { ...joy, documented: joy.expected }],
  ['is gone', { ...joy, expected: ['Button'] }],
])('reports a reason for a component that %s', (_, coverage) => {
  expect(coverageProblems(coverage, reasons)).toEqual([
    expect.stringMatching(/^@mui\/joy: Container needs no reason any more/),
  ]);
});

test('every reason is a sentence, and every name has one reason', () => {
  const names = undocumented.flatMap((group) =>
    group.names.map((name) => `${group.package} ${name}`),
  );
  expect(new Set(names).size).toBe(names.length);
  undocumented.forEach(({ reason }) => expect(reason).toMatch(/^[A-Z].*\.$/));
});
