import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { remarkApiChanges } from '../../node/remarkApiChanges';
import { parsePage } from '@component-docs/translation-drift/node/splitSections';

const siteDir = path.join(__dirname, '../../../..');

async function transform(
  content: string,
  file = 'docs/system/page/page.mdx',
  options = {},
): Promise<Root> {
  const tree = await parsePage(file, content);
  await remarkApiChanges({ siteDir, ...options })(
    tree,
    new VFile({ path: path.join(siteDir, file) }),
  );
  return tree;
}

const headings = ({ children }: Root) =>
  children
    .filter((node): node is Heading => node.type === 'heading')
    .map((node) => `${node.depth} ${toString(node)}`);

const CHANGES = '<ApiChanges package="@mui/system" />';

test('adds releases one level below the page’s title, and components one level below releases', async () => {
  const found = headings(await transform(`# Changes\n\n${CHANGES}\n`));
  expect(found[0]).toBe('1 Changes');
  expect(found).toContain('2 6.0.0');
  expect(found).toContain('3 Grid');
});

test('adds releases one level below the section that contains the element', async () => {
  const found = headings(await transform(`# Changes\n\n## Lab\n\n${CHANGES}\n`));
  expect(found).toEqual(expect.arrayContaining(['2 Lab', '3 6.0.0', '4 Grid']));
});

test('adds a filter field to a page, but not to its Markdown', async () => {
  const fields = ({ children }: Root) =>
    children.filter((node) => 'name' in node && node.name === 'ChangesFilter');
  expect(fields(await transform(CHANGES, undefined, { withFilter: true }))).toHaveLength(1);
  expect(fields(await transform(CHANGES))).toEqual([]);
});

test('writes changes in the language of the page', async () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs-system/current';
  const tree = await transform(CHANGES, `${folder}/page/page.mdx`);
  expect(toString(tree)).toContain('与 5.');
});

test('fails without a package, and names the fix', async () => {
  await expect(transform('<ApiChanges />')).rejects.toThrow(
    '<ApiChanges> has no package. Write <ApiChanges package="@acme/ui" />.',
  );
});

test('fails for a package without a record, and names the fix', async () => {
  await expect(transform('<ApiChanges package="@mui/icons-material" />')).rejects.toThrow(
    '@mui/icons-material has no record of its releases. Run npm run record -- api-history.',
  );
});
