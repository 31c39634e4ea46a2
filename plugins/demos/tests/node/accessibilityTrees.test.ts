import { pageFolder, parseTrees, printTrees, treesFile } from '../../node/accessibilityTrees';

const TREES = new Map([
  ['Sizes', '- group "Size: small":\n  - button "A"\n- text: "x: y"'],
  ['Timer', null],
  ['Basic', '- button "Save"'],
]);

test('trees are printed by name, indented below it, and parsed again', () => {
  const text = printTrees(TREES);
  expect(text).toBe(
    'Basic:\n  - button "Save"\nSizes:\n  - group "Size: small":\n    - button "A"\n  - text: "x: y"\nTimer: changes with time\n',
  );
  expect(parseTrees(text)).toEqual(TREES);
});

test('a page without a file has no trees', () => {
  expect(parseTrees('')).toEqual(new Map());
});

test.each([
  ['/material-ui/react-button', 'material-ui/react-button'],
  ['/toolpad/core/introduction', 'toolpad-core/introduction'],
])('the trees of %s are those of the folder %s', (sitePath, folder) => {
  expect(pageFolder(sitePath)).toBe(folder);
  expect(treesFile(folder)).toBe(`content/accessibility-trees/${folder}.yaml`);
});

test.each(['/', '/versions', '/zh/material-ui/react-button'])('%s has none', (sitePath) => {
  expect(pageFolder(sitePath)).toBeUndefined();
});
