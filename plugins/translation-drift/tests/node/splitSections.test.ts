import { splitSections } from '../../node/splitSections';

const FILE = 'docs/material-ui/page.mdx';

async function idsOf(content: string): Promise<string[]> {
  return (await splitSections(FILE, content)).map(({ id }) => id);
}

/** Returns the ids of the sections whose hash differs between two versions of a page. */
async function changed(before: string, after: string): Promise<string[]> {
  const hashes = new Map((await splitSections(FILE, before)).map(({ id, hash }) => [id, hash]));
  const sections = await splitSections(FILE, after);
  return sections.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id);
}

const PAGE = `---
title: Button
description: Press it.
components: [Button]
---

# Button

The lead.

## Basic use

Text with **bold** words.

\`\`\`tsx title="a.tsx"
const a = {
  b: 1,
};
\`\`\`

| Prop | Use |
| :--- | :-- |
| size | Size |

### Sizes

- One
- Two
`;

describe('splitSections', () => {
  it('returns the front matter, the lead, and each h2 and h3, with lines', async () => {
    const sections = await splitSections(FILE, PAGE);
    expect(sections.map(({ id, title, line }) => [id, title, line])).toEqual([
      ['@front-matter', '', 1],
      ['@lead', '', 7],
      ['basic-use', 'Basic use', 11],
      ['sizes', 'Sizes', 25],
    ]);
    sections.forEach(({ hash }) => expect(hash).toMatch(/^[0-9a-f]{8}$/));
  });

  it('numbers headings with the same text the way Docusaurus does, except explicit anchors', async () => {
    expect(
      await idsOf(
        '# Sizes\n\n## Sizes\n\n### Sizes\n\n## Other {/* #sizes */}\n\n#### Sizes\n\n## Sizes',
      ),
    ).toEqual(['@front-matter', '@lead', 'sizes-1', 'sizes-2', 'sizes', 'sizes-4']);
  });

  it('returns the text of headings with code, links, and emphasis', async () => {
    const sections = await splitSections(
      FILE,
      '## The `sx` prop & [*more*](/x) {/* #sx */}\n\n## `sx` & *you*',
    );
    expect(sections.slice(2).map(({ id, title }) => [id, title])).toEqual([
      ['sx', 'The sx prop & more'],
      ['sx--you', 'sx & you'],
    ]);
  });

  it('ignores headings in code, comments, callouts, and elements', async () => {
    expect(
      await idsOf(
        [
          '## Real',
          '```md\n## In a fence\n```',
          '~~~~md\n```\n## In a fence with another in it\n~~~~',
          '- item\n  ```bash\n  ## in a fence of a list\n  ```',
          '{/*\n## In a comment\n*/}',
          ':::info\n\n## In a callout\n\n:::',
          '<details>\n\n## In an element\n\n</details>',
          '> ## In a quotation',
        ].join('\n\n'),
      ),
    ).toEqual(['@front-matter', '@lead', 'real']);
  });

  it('recognizes a heading that is underlined', async () => {
    expect(await idsOf('Sizes\n-----\n\nText.')).toEqual(['@front-matter', '@lead', 'sizes']);
  });

  it('accepts an empty page and one without a lead or front matter', async () => {
    expect(await idsOf('')).toEqual(['@front-matter', '@lead']);
    expect(await idsOf('## A')).toEqual(['@front-matter', '@lead', 'a']);
  });

  it('throws for two sections with the same anchor', async () => {
    await expect(idsOf('## A {/* #a */}\n\n## B {/* #a */}')).rejects.toThrow(
      `${FILE}:3: an earlier heading has the anchor #a. Use a different one.`,
    );
  });

  it('throws with file and line for invalid MDX', async () => {
    const page = (text: string) => `---\ntitle: A\n---\n\n## A\n\n${text}\n`;
    await expect(idsOf(page('{1 +}'))).rejects.toThrow(`${FILE}:7: Could not parse expression`);
    await expect(idsOf(page('<b>'))).rejects.toThrow(
      `${FILE}: Expected a closing tag for \`<b>\` (7:1-7:4)`,
    );
  });
});

describe('a section’s hash', () => {
  it.each([
    ['line endings', PAGE.replace(/\n/g, '\r\n')],
    ['a byte order mark', `\uFEFF${PAGE}`],
    ['spaces at line ends', PAGE.replace(/\n/g, '  \n').replace(/^(---|\w+:.*) {2}$/gm, '$1')],
    ['blank lines', PAGE.replace(/\n\n/g, '\n\n\n')],
    ['wrapped prose', PAGE.replace('with **bold**', 'with\n**bold**')],
    [
      'table padding',
      PAGE.replace('| Prop | Use |\n| :--- | :-- |', '| Prop  | Use  |\n|:------|:-----|'),
    ],
    ['quotes in the front matter', PAGE.replace('title: Button', "title: 'Button'")],
    ['front matter that readers do not see', PAGE.replace('[Button]', '[Button, IconButton]')],
    ['an explicit anchor', PAGE.replace('### Sizes', '### Sizes {/* #sizes */}')],
  ])('is not changed by %s', async (_, after) => {
    expect(await changed(PAGE, after)).toEqual([]);
  });

  it.each([
    ['a word', PAGE.replace('Two', 'Three'), ['sizes']],
    ['the title', PAGE.replace('title: Button', 'title: Buttons'), ['@front-matter']],
    ['the lead', PAGE.replace('The lead', 'A lead'), ['@lead']],
    ['code alone', PAGE.replace('b: 1', 'b: 2'), ['basic-use']],
    ['the indent of code', PAGE.replace('  b: 1', 'b: 1'), ['basic-use']],
    ['the title of a listing', PAGE.replace('"a.tsx"', '"b.tsx"'), ['basic-use']],
    ['a cell', PAGE.replace('| Size |', '| Sizes |'), ['basic-use']],
    [
      'the text of a heading that keeps its anchor',
      PAGE.replace('### Sizes', '### All sizes {/* #sizes */}'),
      ['sizes'],
    ],
    [
      'text moved to another section',
      PAGE.replace('- Two\n', '').replace('The lead.', 'The lead.\n\n- Two'),
      ['@lead', 'sizes'],
    ],
  ])('is changed by %s', async (_, after, ids) => {
    expect(await changed(PAGE, after)).toEqual(ids);
  });

  it('does not depend on the position of the section', async () => {
    expect(
      await changed('## A\n\nOne.\n\n## B\n\nTwo.\n', '## B\n\nTwo.\n\n## A\n\nOne.\n'),
    ).toEqual([]);
  });

  it('does not depend on the indent of a fence in a list', async () => {
    const list = (indent: string) =>
      `## A\n\n- x\n\n${indent}\`\`\`js\n${indent}a;\n${indent}\`\`\`\n`;
    expect(await changed(list('  '), list('    '))).toEqual([]);
  });
});
