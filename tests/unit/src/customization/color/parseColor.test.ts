import { parseColor } from '../../../../../src/customization/color/parseColor';

test.each([
  ['#abc', '#aabbcc'],
  ['ABC', '#aabbcc'],
  ['#1976d2', '#1976d2'],
  [' 1976D2 ', '#1976d2'],
  ['rgb(25, 118, 210)', '#1976d2'],
  ['RGB(0,0,0)', '#000000'],
  ['rgb( 255 , 255 , 255 )', '#ffffff'],
  ['rgb(256, 0, 0)', null],
  ['rgb(1, 2)', null],
  ['rgb(1, 2, 3, 0.5)', null],
  ['rgb(-1, 2, 3)', null],
  ['rgb(1.5, 2, 3)', null],
  ['rgb(1 2 3)', null],
  ['', null],
  ['#', null],
  ['#ab', null],
  ['#abcd', null],
  ['#abcdefg', null],
  ['##abc', null],
  ['#ggg', null],
  ['red', null],
  ['constructor', null],
  ['__proto__', null],
  ['#abc;background:url(//x)', null],
  ['</style><script>alert(1)</script>', null],
  ['#abc\n#def', null],
])('parses %p as %p', (text, color) => {
  expect(parseColor(text)).toBe(color);
});
