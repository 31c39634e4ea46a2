import { remarkCodeBlocks } from '../../../node/code-blocks/remarkCodeBlocks';
import { remarkCodeSyntax } from '../../../node/code-blocks/remarkCodeSyntax';
import { elementsOf, runRemark } from '../../../../../tests/helpers/mdx';

const run = (source: string) => runRemark(source, [remarkCodeSyntax, remarkCodeBlocks]);

test('keeps fences whose code parses', async () => {
  const tree = await run('Text.\n\n```tsx title="A.tsx"\n<Select />\n```\n');
  expect(elementsOf(tree)).toMatchObject([{ name: 'CodeBlock', attributes: { title: 'A.tsx' } }]);
});

test('fails with the line of each fence that does not parse, and the fix', async () => {
  const source = [
    'Text.',
    '',
    '```tsx',
    '<Select',
    '  listboxOpen',
    '>',
    '```',
    '',
    '```ts title="a.ts" {1}',
    'const a = 1;',
    'const = 2;',
    '```',
  ].join('\n');
  await expect(run(source)).rejects.toMatchObject({
    reason: [
      "The code doesn't parse.",
      "Line 4: JSX element 'Select' has no corresponding closing tag.",
      'Line 11: Variable declaration expected.',
      'Close every tag, and complete parts of code: attributes on an element, properties in an object. For code that must stay incomplete, use the language "plain".',
    ].join('\n'),
    file: '/site/docs/page.mdx',
    line: 4,
  });
});

test('checks fences in tabs and in lists', async () => {
  const tabs =
    '<codeblock storageKey="a">\n\n```js one\n(\n```\n\n```js two\nb\n```\n\n</codeblock>';
  await expect(run(tabs)).rejects.toMatchObject({ line: 4 });
  await expect(run('- item\n\n  ```js\n  (\n  ```')).rejects.toMatchObject({ line: 4 });
});

test('checks no diffs and no plain code', async () => {
  const tree = await run(
    '```diff lang="tsx"\n-<Select>\n+<Select />\n```\n\n```plain\n<Select>\n```',
  );
  expect(elementsOf(tree)).toHaveLength(2);
});
