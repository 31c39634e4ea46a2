import { OBJECT, locate } from '../../../../../scripts/lib/text/prose';
import { readMarkdown } from '../../../../../scripts/lib/text/readMarkdown';

async function textsOf(content: string, file = 'a.mdx'): Promise<string[]> {
  return (await readMarkdown(file, content)).blocks.map(({ text }) => text);
}

describe('readMarkdown', () => {
  it('reads paragraphs, headings, lists, tables, callouts, and elements', async () => {
    const page = [
      '## Sizes {/* #sizes */}',
      '',
      'One **bold** [link](/target).',
      '',
      '- an item',
      '',
      '| Head | Second |',
      '| :--- | :----- |',
      '| cell |        |',
      '',
      ':::info[A title]',
      '',
      'A note.',
      '',
      ':::',
      '',
      '<p className="description">',
      '  A description.',
      '</p>',
    ].join('\n');
    expect((await textsOf(page)).map((text) => text.trim())).toEqual([
      'Sizes',
      'One bold link.',
      'an item',
      'Head',
      'Second',
      'cell',
      'A title',
      'A note.',
      'A description.',
    ]);
  });

  it('leaves out code, addresses, attributes, and expressions', async () => {
    const page = [
      'import A from "./a";',
      '',
      'A `code` and <code>code</code>, https://example.org/code, {1 + 1} <A b="code" /> end.',
      '',
      '```tsx title="code"',
      'code;',
      '```',
      '',
      '<Demo name="code" />',
    ].join('\n');
    const [text, ...others] = await textsOf(page);
    expect(text).toBe(`A ${OBJECT} and ${OBJECT}, ${OBJECT}, ${OBJECT} ${OBJECT} end.`);
    expect(others.every((other) => !other.includes('code'))).toBe(true);
  });

  it('reads the front matter that readers see', async () => {
    const page =
      '---\ntitle: A title\ngithubLabel: label\ndescription: Words: more\n---\n\nText.\n';
    expect(await textsOf(page)).toEqual(['A title', 'Words: more', 'Text.']);
  });

  it('knows the line and column of each character, also after markup and escapes', async () => {
    const prose = await readMarkdown(
      'a.mdx',
      '---\r\ntitle: A\r\n---\r\n\r\n一 **二** \\* [三](/x)四\r\n',
    );
    const block = prose.blocks[1];
    const position = (character: string) =>
      block && locate(prose, block, block.text.indexOf(character));
    expect(prose.blocks[0] && locate(prose, prose.blocks[0], 0)).toEqual({
      file: 'a.mdx',
      line: 2,
      column: 8,
    });
    expect(position('二')).toEqual({ file: 'a.mdx', line: 5, column: 5 });
    expect(position('四')).toEqual({ file: 'a.mdx', line: 5, column: 19 });
  });

  it('reads Markdown files that aren’t valid MDX', async () => {
    expect(await textsOf('Replace <page> with {its} path.', 'GUIDE.md')).toHaveLength(1);
  });

  it('rejects a page that isn’t valid MDX, with file and line', async () => {
    await expect(readMarkdown('a.mdx', 'Text.\n\n<p>\n')).rejects.toThrow(/^a\.mdx: .*3:1/);
  });
});
