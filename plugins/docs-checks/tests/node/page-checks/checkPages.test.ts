import { checkPages } from '../../../node/page-checks/checkPages';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const VALID = '---\ntitle: A\ndescription: Text.\n---\n';
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs-ui/current';

test('accepts valid pages, and ignores partials, other files, and other products', async () => {
  const folder = await temporaryFolder({
    'docs/ui/a/a.mdx': VALID,
    'docs/ui/a/_part.mdx': '# Part\n',
    'docs/ui/_parts/b.mdx': '# Part\n',
    'docs/ui/readme.md': '# Read me\n',
    'docs/other/a/a.mdx': '# A\n',
  });
  await expect(checkPages(folder, 'ui')).resolves.toBeUndefined();
});

test('reports the problems of all pages in all languages', async () => {
  const folder = await temporaryFolder({
    'docs/ui/a/a.mdx': VALID.replace('title: A\n', ''),
    'docs/ui/b/b.mdx': VALID.replace('Text.', ''),
    [`${TRANSLATIONS}/a/a.mdx`]: VALID.replace('A', `'${'a'.repeat(71)}'`),
  });
  await expect(checkPages(folder, 'ui')).rejects.toThrow(
    [
      'The front matter of pages is not valid:',
      '  - docs/ui/a/a.mdx:1: the page has no title. Add "title: …" to its front matter.',
      '  - docs/ui/b/b.mdx:3: the page has no description. Add "description: …" to its front matter.',
      `  - ${TRANSLATIONS}/a/a.mdx:2: the title has 71 characters. Shorten it to 70 or fewer.`,
    ].join('\n'),
  );
});

test.each(['material-ui', 'base-ui', 'x'])('accepts the real pages of %s', async (product) => {
  await expect(checkPages(process.cwd(), product)).resolves.toBeUndefined();
});
