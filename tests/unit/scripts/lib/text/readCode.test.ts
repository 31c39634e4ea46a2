import { locate } from '../../../../../scripts/lib/text/prose';
import { readCode } from '../../../../../scripts/lib/text/readCode';

/** Returns the texts of a file, with white space collapsed and code as `_`. */
function textsOf(content: string, file = 'a.tsx'): string[] {
  return readCode(file, content).blocks.map(({ text }) =>
    text
      .replace(/\uFFFC+/g, '_')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('reads comments of all kinds, and joins the lines of one', () => {
  expect(
    textsOf(
      [
        '/**',
        ' * Returns the title',
        ' * of a page.',
        ' */',
        'const a = 1; // In px.',
        '// The first line',
        '// and the second.',
        '/* One. */ const b = <div>{/* In markup. */}</div>;',
      ].join('\n'),
    ),
  ).toEqual([
    'Returns the title of a page.',
    'In px.',
    'The first line and the second.',
    'One.',
    'In markup.',
  ]);
});

test('reads neither code in a comment nor what only looks like a comment', () => {
  expect(
    textsOf(
      [
        '// Sets `of its own` here.',
        'const address = "https://example.com";',
        'const text = <p>see // this</p>;',
        'const pattern = /\\/\\/ not/;',
        'const template = `// neither ${1 /* but this */}`;',
      ].join('\n'),
    ),
  ).toEqual(['Sets _ here.', 'but this']);
});

test('reads titles of tests, without placeholders', () => {
  expect(
    textsOf(
      [
        "describe('a page', () => {",
        "  it('has a title', () => {});",
        "  test.each([1])('is %s, not %i%%', () => {});",
        '  test(`opens ${path} at once`, () => {});',
        "  log('no title');",
        '});',
      ].join('\n'),
      'a.test.ts',
    ),
  ).toEqual(['a page', 'has a title', 'is _, not _', 'opens _ at once']);
});

test('knows the line and column of a word', () => {
  const prose = readCode('a.ts', 'const a = 1;\n\n/**\n * A page\n * stands here.\n */\n');
  const [block] = prose.blocks;
  expect(block && locate(prose, block, block.text.indexOf('stands'))).toEqual({
    file: 'a.ts',
    line: 5,
    column: 4,
  });
});
