import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parseFrontMatter } from '../../../../../plugins/markdown/page-checks/parseFrontMatter';

const parse = (file: string, fileContent: string) =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test("returns the result of Docusaurus' own parser", async () => {
  const content = '---\ntitle: Button\ndescription: Text.\ncomponents: [Button]\n---\n\n# Button\n';
  expect(await parse('docs/ui/button/button.mdx', content)).toEqual({
    frontMatter: { title: 'Button', description: 'Text.', components: ['Button'] },
    content: '# Button',
  });
});

test('throws for a page that breaks the rules, with its path relative to the site root', async () => {
  const content = `---\ntitle: ${'a'.repeat(71)}\n---\n`;
  await expect(parse('docs/ui/button/button.mdx', content)).rejects.toThrow(
    [
      'The front matter of a page is not valid:',
      '  - docs/ui/button/button.mdx:2: the title has 71 characters. Shorten it to 70 or fewer.',
      '  - docs/ui/button/button.mdx:1: the page has no description. Add "description: …" to its front matter.',
    ].join('\n'),
  );
});

test('checks translated pages, but no other Markdown files', async () => {
  await expect(
    parse('i18n/zh/docusaurus-plugin-content-docs-ui/current/a/a.mdx', '# A\n'),
  ).rejects.toThrow('i18n/zh/docusaurus-plugin-content-docs-ui/current/a/a.mdx:1');
  expect((await parse('docs/ui/readme.md', '# A\n')).frontMatter).toEqual({});
});

test.each([
  'docs/material-ui/react-button/react-button.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx',
])('accepts the real page %s', async (file) => {
  const { frontMatter } = await parse(file, fs.readFileSync(file, 'utf8'));
  expect(frontMatter).toMatchObject({
    components: ['Button', 'ButtonBase', 'IconButton', 'LoadingButton'],
  });
});
