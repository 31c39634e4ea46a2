import { treeProblems } from '../../../../../scripts/lib/visit/trees';

const PAGE = 'material-ui/react-button';
const compare = (recorded: [string, string | null][], shown: [string, string][]) =>
  treeProblems(PAGE, new Map(recorded), new Map(shown));

test('equal trees are no problem, nor is one that is known to change with time', () => {
  expect(
    compare(
      [
        ['Basic', '- button "Save"'],
        ['Timer', null],
      ],
      [
        ['Basic', '- button "Save"'],
        ['Timer', '- text: "3"'],
      ],
    ),
  ).toEqual([]);
});

test('a tree that differs is described by its lines, with the command that accepts it', () => {
  const before = '- group:\n  - button "Save"\n  - button "Open"';
  const after = '- group:\n  - button "Send" [disabled]\n  - button "Open"';
  expect(compare([['Basic', before]], [['Basic', after]])).toEqual([
    'The accessibility tree of Basic has changed:\n' +
      '-   - button "Save"\n+   - button "Send" [disabled]\n' +
      `If this is intended, run: npm run record -- trees ${PAGE}`,
  ]);
});

test('a new demo must be recorded, and one that is gone removed', () => {
  expect(compare([['Old', '- button']], [['New', '- link']])).toEqual([
    `The accessibility tree of New isn't recorded. Run: npm run record -- trees ${PAGE}`,
    expect.stringMatching(/^Old has a recorded accessibility tree, but the page doesn't show it\./),
  ]);
});
