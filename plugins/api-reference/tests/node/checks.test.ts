import { ambiguousAnchors, coverageProblems, lockOfSymbols, lostAnchors } from '../../node/checks';
import type { AnchorLock } from '../../node/checks';
import type { ExtractedSymbol } from '@component-docs/react-api-model/model/extracted';
import { exampleApi } from '../browser/component-page/exampleApi';

function lock(props: string[], classes: string[] = []): AnchorLock {
  return { '@mui/material': { IconButton: { props, classes } } };
}

const placeOf = (...names: (string | undefined)[]) => `${names.filter(Boolean).join('/')}.d.ts:3`;

test('accepts an anchor that exists, beside new ones', () => {
  expect(lostAnchors(lock(['color']), lock(['color', 'edge'], ['root']), placeOf)).toEqual([]);
});

test('reports removed anchors with the place of the declaration, and the fix', () => {
  expect(lostAnchors(lock(['color'], ['sizeSmall']), lock([]), placeOf)).toEqual([
    expect.stringMatching(
      /^@mui\/material\/IconButton\/color.d.ts:3: IconButton of @mui\/material no longer has the anchor #icon-button-prop-color, which/,
    ),
    expect.stringContaining('#icon-button-classes-sizeSmall'),
  ]);
});

test('reports a component that is gone once, with the number of its anchors', () => {
  const gone = [
    expect.stringMatching(
      /^@mui\/material\/IconButton.d.ts:3: IconButton of @mui\/material no longer has a page, with 2 anchors, which/,
    ),
  ];
  expect(lostAnchors(lock(['color', 'edge']), { '@mui/material': {} }, placeOf)).toEqual(gone);
  expect(lostAnchors(lock(['color'], ['root']), {}, placeOf)).toEqual(gone);
});

test('locks the complete anchors of interfaces and hooks', () => {
  const symbol = (kind: ExtractedSymbol['kind'], name: string, id: string, member: string) =>
    ({ kind, name, sections: [{ id, members: [{ name: member }] }] }) as unknown as ExtractedSymbol;
  const locked = {
    '@mui/x-data-grid': lockOfSymbols([
      symbol('interface', 'GridColDef', 'properties', 'field'),
      symbol('hook', 'useDialogs', 'return-value', 'open'),
    ]),
  };
  expect(lostAnchors(locked, locked, placeOf)).toEqual([]);
  const empty = { props: [], classes: [], anchors: [] };
  const now = { '@mui/x-data-grid': { GridColDef: empty, useDialogs: empty } };
  expect(lostAnchors(locked, now, placeOf)).toEqual([
    expect.stringContaining('#grid-col-def-prop-field'),
    expect.stringContaining('#use-dialogs-return-value-open'),
  ]);
});

test('reports an anchor that two rows of a page share', () => {
  expect(ambiguousAnchors(exampleApi)).toEqual([]);
  const [slot] = exampleApi.slots;
  const classes = exampleApi.classes.map((item) => ({ ...item, alias: slot?.anchor }));
  expect(ambiguousAnchors({ ...exampleApi, classes: classes.slice(1) })).toEqual([
    expect.stringContaining('Chip: two entries have the anchor #Chip-css-MuiChip-root'),
  ]);
});

const joy = { package: '@mui/joy', expected: ['Button', 'Container'], documented: ['Button'] };

test.each([
  ['accepts a component without a page that has a reason', joy, []],
  [
    'reports a component with neither, once',
    { ...joy, expected: [...joy.expected, 'Chip', 'Chip'] },
    [/^content\/api-reference\/undocumented.json:3: Chip of @mui\/joy has no API page/],
  ],
  [
    'reports a reason for a component that has a page by now',
    { ...joy, documented: joy.expected },
    [/:6: Container of @mui\/joy needs no reason any more/],
  ],
  [
    'reports a reason for a component that is gone',
    { ...joy, expected: ['Button'] },
    [/:6: Container of @mui\/joy needs no reason any more/],
  ],
])('%s', (_, coverage, problems) => {
  const reasons = [
    { package: '@mui/joy', reason: 'Not documented.', names: ['Container'] },
    { package: '@mui/lab', reason: 'Moved.', names: ['Alert', 'Container'] },
  ];
  expect(coverageProblems(coverage, JSON.stringify(reasons, null, 2))).toEqual(
    problems.map((problem) => expect.stringMatching(problem) as string),
  );
});
