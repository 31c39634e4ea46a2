import { documentTitle } from '../../browser/documentTitle';

test.each([
  ['React Button component', 'material-ui', 'React Button component | Material UI'],
  ['Start', 'toolpad-core', 'Start | Toolpad Core'],
  ['Versions', 'default', 'Versions | Site'],
  [' Versions ', undefined, 'Versions | Site'],
  [undefined, 'default', 'Site'],
  ['', 'material-ui', 'Material UI'],
  ['Material UI', 'material-ui', 'Material UI'],
  ['Site', 'default', 'Site'],
])('the page %p of %s has the title "%s"', (title, pluginId, expected) => {
  expect(documentTitle(title, 'Site', pluginId)).toBe(expected);
});
