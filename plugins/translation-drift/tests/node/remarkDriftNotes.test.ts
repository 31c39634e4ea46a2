import path from 'node:path';
import headingAnchors from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { addDriftNotes, remarkDriftNotes } from '../../node/remarkDriftNotes';
import type { SectionDrift, SectionState } from '../../node/types';
import { elementsOf, runRemark } from '../../../../tests/helpers/mdx';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

function drift(states: Readonly<Record<string, SectionState>>): SectionDrift[] {
  return Object.entries(states).map(([id, state]) => ({ id, title: `The ${id}`, state }));
}

/** Returns the top-level nodes with the notes: headings as `h2 id`, elements as `<Name id>`. */
async function outline(content: string, states: Readonly<Record<string, SectionState>>) {
  const tree = await runRemark(content, [
    [headingAnchors, { anchorsMaintainCase: false }],
    () => (root: Root) => addDriftNotes(root, drift(states)),
  ]);
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      return [`h${node.depth} ${String(node.data?.hProperties?.id)}`];
    }
    return node.type === 'mdxJsxFlowElement'
      ? elementsOf({ type: 'root', children: [node] }).map(({ name, attributes }) =>
          [name, ...Object.values(attributes)].join(' '),
        )
      : [];
  });
}

const PAGE =
  '# 按钮\n\n导语。\n\n## 尺寸 {/* #sizes */}\n\n文字。\n\n### 颜色 {/* #colors */}\n\n文字。\n';

describe('addDriftNotes', () => {
  it('does not change a page that is current', async () => {
    expect(
      await outline(PAGE, { '@lead': 'current', sizes: 'unrecorded', old: 'orphaned' }),
    ).toEqual(['h1 按钮', 'h2 sizes', 'h3 colors']);
  });

  it('adds a note under the heading of each section that is behind', async () => {
    expect(
      await outline(PAGE, { '@front-matter': 'behind', '@lead': 'behind', colors: 'behind' }),
    ).toEqual(['h1 按钮', 'NewerEnglish', 'h2 sizes', 'h3 colors', 'NewerEnglish colors']);
  });

  it('adds the lead’s note under the wrapped title, or at the start of a page without a title', async () => {
    expect(await outline('<header>\n# 按钮\n</header>\n\n导语。', { '@lead': 'behind' })).toEqual([
      'header',
      'NewerEnglish',
    ]);
    expect(await outline('导语。\n\n## 尺寸 {/* #sizes */}', { '@lead': 'behind' })).toEqual([
      'NewerEnglish',
      'h2 sizes',
    ]);
  });

  it('lists the sections that exist only in English at the end', async () => {
    expect(await outline(PAGE, { limits: 'missing', traps: 'missing' })).toEqual([
      'h1 按钮',
      'h2 sizes',
      'h3 colors',
      'OnlyInEnglish',
    ]);
  });
});

describe('remarkDriftNotes', () => {
  const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/a/a.mdx';
  const source = '# A\n\n## Sizes\n\nNew.\n\n## Limits of `A`\n\nText.\n';
  const translated = '# 甲\n\n## 尺寸 {/* #sizes */}\n\n旧。\n';

  async function notesOf(file: string) {
    const siteDir = await temporaryFolder({
      'docs/material-ui/a/a.mdx': source,
      [TRANSLATED]: translated,
      [TRANSLATED.replace('.mdx', '.sections.json')]:
        '{ "@lead": "00000000", "sizes": "00000000" }',
    });
    const plugins = [
      [headingAnchors, { anchorsMaintainCase: false }],
      [remarkDriftNotes, { siteDir }],
    ] satisfies PluggableList;
    const value = file === TRANSLATED ? translated : source;
    const tree = await runRemark(value, plugins, path.join(siteDir, file));
    const links: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node) => {
      links.push(`${node.name} ${toString(node)}`);
    });
    return [...elementsOf(tree), ...links];
  }

  it('reads the English page and the record of a translated page', async () => {
    expect(await notesOf(TRANSLATED)).toEqual([
      { name: 'NewerEnglish', attributes: {} },
      { name: 'NewerEnglish', attributes: { section: 'sizes' } },
      { name: 'OnlyInEnglish', attributes: {} },
      'EnglishLink Limits of A',
    ]);
  });

  it('does not change English pages', async () => {
    expect(await notesOf('docs/material-ui/a/a.mdx')).toEqual([]);
  });
});
