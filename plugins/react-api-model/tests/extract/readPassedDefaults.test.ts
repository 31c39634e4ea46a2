import path from 'node:path';
import ts from 'typescript';
import { parseJavaScript } from '../../extract/parseJavaScript';
import { readPassedDefaults } from '../../extract/readPassedDefaults';

const material = path.join(__dirname, '../../../../node_modules/@mui/material');

function passedIn(code: string) {
  return readPassedDefaults(ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true));
}

test('reads what is passed before the other props, if it can be shown', () => {
  const code = `_jsx(Paper, { square: true, elevation: raised ? 8 : 1, ...other, role: "note" });`;
  expect(passedIn(code)).toEqual({ square: 'true', elevation: null });
});

test('leaves out props that the value depends on: their default is the inherited one', () => {
  expect(
    passedIn('_jsx(Drawer, { anchor: anchor, PaperProps: { ...PaperProps, style }, ...other });'),
  ).toEqual({});
});

test('shows no default that differs between the elements of a component', () => {
  expect(
    passedIn('_jsx(A, { wide: true, ...other }); _jsx(A, { wide: false, ...other });'),
  ).toEqual({ wide: null });
});

test('ignores objects that take over no other props', () => {
  expect(passedIn('_jsx(Paper, { square: true }); _jsx(Paper, { ...props });')).toEqual({});
});

test.each([
  ['AlertTitle', { gutterBottom: 'true', component: "'div'" }],
  ['Dialog', { closeAfterTransition: 'true' }],
  ['DialogTitle', { variant: "'h6'" }],
  ['Menu', { anchorOrigin: null, transformOrigin: null }],
  ['TableSortLabel', { component: "'span'", disableRipple: 'true' }],
])('reads the defaults of %s from the installed package', (name, defaults) => {
  const source = parseJavaScript(path.join(material, name, `${name}.js`));
  expect(readPassedDefaults(source)).toMatchObject(defaults);
});
