import { syntaxError } from '../../../node/code-blocks/remarkCodeSyntax';

test.each([
  ['imports', 'tsx', "import Button from '@mui/material/Button';"],
  ['an element', 'tsx', '<Button variant="text">Save</Button>'],
  ['comments and a component', 'jsx', '// One row.\nconst Row = () => <li />;'],
  ['a type assertion with angle brackets, which only .ts files can have', 'ts', '<string>value'],
  ['a module declaration', 'ts', "declare module 'a' {\n  interface B {\n    c: true;\n  }\n}"],
  ['top-level await', 'js', 'const a = await b();'],
  ['names that nothing defines', 'ts', 'render(order);'],
  ['nothing', 'tsx', ''],
])('accepts %s', (_, language, code) => {
  expect(syntaxError(code, language)).toBeUndefined();
});

test.each([
  ['an unclosed tag', 'tsx', '<Select listboxOpen>', 1, /'Select' has no corresponding closing/],
  ['a wrong closing tag', 'jsx', '<p>\n  a\n</div>', 3, /closing tag for 'p'/],
  ['attributes without an element', 'tsx', 'variant="text"\nsize={2}>', 2, /':' expected/],
  ['properties without an object', 'ts', 'const a = 1;\n{ b: 1, c: 2 }', 2, /';' expected/],
  ['types in JavaScript', 'js', 'let a;\nlet b: string;', 2, /only be used in TypeScript/],
])('finds %s, with its line', (_, language, code, line, message) => {
  expect(syntaxError(code, language)).toEqual({
    line,
    message: expect.stringMatching(message) as string,
  });
});

test.each(['html', 'json', 'diff', 'plain', ''])('does not check the language "%s"', (language) => {
  expect(syntaxError('<Select>', language)).toBeUndefined();
});
