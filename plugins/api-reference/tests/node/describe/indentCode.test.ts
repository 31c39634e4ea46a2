import { indentCode } from '../../../node/describe/indentCode';

test.each([
  ['false', 'false'],
  ['() => ({})', '() => ({})'],
  [
    "{\nvertical: 'top',\nhorizontal: 'right',\n}",
    "{\n  vertical: 'top',\n  horizontal: 'right',\n}",
  ],
  // Dialog's backdrop.
  [
    'styled(Backdrop, {\noverridesResolver: (props, styles) => {\nreturn styles.backdrop;\n},\n})({\nzIndex: -1,\n})',
    'styled(Backdrop, {\n  overridesResolver: (props, styles) => {\n    return styles.backdrop;\n  },\n})({\n  zIndex: -1,\n})',
  ],
  // The parser of GridToolbarQuickFilter.
  [
    "(text: string) => text\n.split(' ')\n.filter((word) => word !== '')",
    "(text: string) => text\n  .split(' ')\n  .filter((word) => word !== '')",
  ],
  ['}\n}', '}\n}'],
])('%j', (code, indented) => {
  expect(indentCode(code)).toBe(indented);
});
