import fc from 'fast-check';
import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import { isCssPart } from '../../shared/isCssPart';

test.each([
  '#0A1929',
  'rgb(0 0 0 / 12%)',
  'cubic-bezier(0.4, 0, 0.2, 1)',
  '"IBM Plex Sans", \'a;b\', sans-serif',
  'url(data:image/png;base64,iVBORw0K)',
  '&:hover, & [data-x="}"]',
  '@media (min-width:600px)',
  'var(--a, calc(1px * (2 + 3)))',
])('%s is part of a style sheet', (text) => {
  expect(isCssPart(text)).toBe(true);
});

test.each([
  'red; } body { display: none',
  'red;',
  '}',
  '/* open',
  '"open',
  '"a\nb"',
  'calc(1px',
  '[data-x',
  'a)',
  '(]',
  '<!-- ',
  'red\\',
  'url("a") ; b',
])('%j is more than a part', (text) => {
  expect(isCssPart(text)).toBe(false);
});

test('a value that is a part leaves the rules around it as they are', () => {
  const piece = fc.constantFrom(
    'a',
    '"',
    "'",
    '\\',
    '{',
    '}',
    ';',
    '(',
    ')',
    '[',
    ']',
    '/*',
    '*/',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      fc.pre(isCssPart(text));
      const { nodes } = postcss.parse(`.a { --a: x${text}; --c: 1 } .b { color: red }`);
      const print = (node: ChildNode) => (node.type === 'rule' ? node.nodes.length : 0);
      expect(nodes.map(print)).toEqual([2, 1]);
    }),
    { numRuns: 3000 },
  );
});
