import {
  classAnchor,
  cssAnchor,
  kebabCase,
  propAnchor,
} from '../../../shared/component-page/anchors';

test.each([
  ['Button', 'button'],
  ['ButtonBase', 'button-base'],
  ['Grid2', 'grid-2'],
  ['TextareaAutosize', 'textarea-autosize'],
  ['SvgIcon', 'svg-icon'],
  ['NoSsr', 'no-ssr'],
  ['CssBaseline', 'css-baseline'],
  ['HTMLElementType', 'html-element-type'],
])('%s has the slug %s', (name, expected) => {
  expect(kebabCase(name)).toBe(expected);
});

// The packages' own comments link to the first two.
test('rows have the anchors that other sites link to', () => {
  expect(propAnchor('ButtonGroup', 'disableRipple')).toBe('button-group-prop-disableRipple');
  expect(classAnchor('ButtonGroup', 'colorPrimary')).toBe('button-group-classes-colorPrimary');
  expect(cssAnchor('ButtonGroup', 'MuiButtonGroup-root')).toBe(
    'ButtonGroup-css-MuiButtonGroup-root',
  );
});
