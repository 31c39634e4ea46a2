import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { remarkCodeBlocks } from '../../../node/code-blocks/remarkCodeBlocks';
import { elementsOf, runRemark } from '../../../../../tests/helpers/mdx';

const run = (source: string) => runRemark(source, [remarkCodeBlocks]);

const tabs = (attributes: string, ...fences: string[]) =>
  `<codeblock ${attributes}>\n\n${fences.join('\n\n')}\n\n</codeblock>`;

const NPM = '```bash npm\nnpm install a\n```';
const YARN = '```bash yarn\nyarn add a\n```';

test('converts a fence to a highlighted block', async () => {
  const tree = await run('Text.\n\n```ts title="a.ts" {1}\nlet a\n```\n');
  expect(elementsOf(tree)).toEqual([
    {
      name: 'CodeBlock',
      attributes: {
        language: 'ts',
        title: 'a.ts',
        html: '<span class="line mark"><span class="k">let</span> a</span>',
      },
    },
  ]);
});

test('marks the blocks that are long on a phone', async () => {
  const listing = (lines: number) => `\`\`\`\n${'a\n'.repeat(lines)}\`\`\``;
  const blocks = elementsOf(await run(`${listing(5)}\n\n${listing(6)}`));
  expect(blocks.map(({ attributes }) => 'isLong' in attributes)).toEqual([false, true]);
});

test('adds no title to a block without one', async () => {
  expect(elementsOf(await run('```\na < b\n```'))).toEqual([
    { name: 'CodeBlock', attributes: { language: 'plain', html: 'a &lt; b' } },
  ]);
});

test('converts fences inside other blocks, but not inline code', async () => {
  const tree = await run('- item `code`\n\n  ```json\n  1\n  ```\n\n> ```css\n> a {}\n> ```\n');
  expect(elementsOf(tree).map(({ attributes }) => attributes.language)).toEqual(['json', 'css']);
  expect(JSON.stringify(tree)).toContain('"inlineCode"');
});

test('converts grouped fences to tabs', async () => {
  const tree = await run(tabs('storageKey="package-manager"', NPM, YARN));
  expect(elementsOf(tree)).toEqual([
    { name: 'CodeTabs', attributes: { storageKey: 'package-manager', labels: 'npm yarn' } },
    {
      name: 'CodeBlock',
      attributes: {
        language: 'bash',
        html: '<span class="f">npm install</span> a',
      },
    },
    {
      name: 'CodeBlock',
      attributes: { language: 'bash', html: '<span class="f">yarn add</span> a' },
    },
  ]);
  expect(tree.children).toHaveLength(1);
});

test('reads the key when there are other attributes', async () => {
  const [group] = elementsOf(await run(tabs('className="a" storageKey="pm" id="b"', NPM, YARN)));
  expect(group?.attributes).toEqual({ storageKey: 'pm', labels: 'npm yarn' });
});

test.each([
  ['no key', ''],
  ['an empty key', 'storageKey=""'],
  ['a key with a space', 'storageKey="package manager"'],
  ['a key in capitals', 'storageKey="NPM"'],
  ['an expression as key', 'storageKey={key}'],
])('fails for tabs with %s', async (_, attributes) => {
  await expect(run(`Text.\n\n${tabs(attributes, NPM, YARN)}`)).rejects.toMatchObject({
    reason: '<codeblock> needs a storageKey of lowercase letters, digits, and dashes.',
    file: '/site/docs/page.mdx',
    line: 3,
  });
});

test.each([
  ['nothing', []],
  ['one fence', [NPM]],
  ['text between the fences', [NPM, 'or', YARN]],
])('fails for tabs that contain %s', async (_, content) => {
  await expect(run(tabs('storageKey="a"', ...content))).rejects.toMatchObject({
    reason: '<codeblock> groups code fences into tabs. Put two or more in it, and nothing else.',
    line: 1,
  });
});

test('fails for a tab without a label, with its line', async () => {
  const source = tabs('storageKey="a"', NPM, '```bash\nyarn add a\n```');
  await expect(run(source)).rejects.toMatchObject({
    reason: 'A fence in a <codeblock> needs a label: ```bash npm',
    line: 7,
  });
});

test('fails with file and line for an invalid fence, in tabs and elsewhere', async () => {
  await expect(run('Text.\n\n```coffee\na\n```')).rejects.toMatchObject({
    reason: expect.stringMatching(/^Unknown language "coffee"\. Use one of: js, /) as string,
    file: '/site/docs/page.mdx',
    line: 3,
  });
  const source = tabs('storageKey="a"', NPM, '```bash yarn {0}\na\n```');
  await expect(run(source)).rejects.toMatchObject({
    reason: '"{0}" is not a list of lines. Write line numbers and ranges: {2,4-6}.',
    line: 7,
  });
});

test('converts every fence of a real page to a block', async () => {
  const file = 'docs/material-ui/getting-started/installation/installation.mdx';
  const source = fs.readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const tree = await run(source);
  const names = elementsOf(tree).map(({ name }) => name);
  const count = (name: string) => names.filter((candidate) => candidate === name).length;
  expect(count('CodeTabs')).toBe(source.match(/^<codeblock /gm)?.length);
  expect(count('CodeBlock')).toBe((source.match(/^```/gm)?.length ?? 0) / 2);
  const left: string[] = [];
  visit(tree, 'code', (node) => {
    left.push(node.value);
  });
  expect(left).toEqual([]);
});
