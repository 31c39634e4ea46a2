import { checkPages, checkPage } from '../../../node/page-checks/checkPages';
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
      'The front matter or the versions of pages are not valid:',
      '  - docs/ui/a/a.mdx:1: the page has no title. Add "title: …" to its front matter.',
      '  - docs/ui/b/b.mdx:3: the page has no description. Add "description: …" to its front matter.',
      `  - ${TRANSLATIONS}/a/a.mdx:2: the title has 71 characters. Shorten it to 70 or fewer.`,
    ].join('\n'),
  );
});

test.each(['material-ui', 'base-ui', 'x'])('accepts the real pages of %s', async (product) => {
  await expect(checkPages(process.cwd(), product)).resolves.toBeUndefined();
});

const FILE = 'docs/ui/button/button.mdx';

function page(...frontMatter: string[]): string {
  return ['---', ...frontMatter, '---', '', '# Button', ''].join('\n');
}

test('accepts valid front matter', async () => {
  expect(await checkPage(FILE, page('title: Button', 'description: Text.'))).toEqual([]);
});

test('reports what is missing, also of a page without front matter', async () => {
  const missing = [
    `${FILE}:1: the page has no title. Add "title: …" to its front matter.`,
    `${FILE}:1: the page has no description. Add "description: …" to its front matter.`,
  ];
  expect(await checkPage(FILE, page('sidebar_label: Button'))).toEqual(missing);
  expect(await checkPage(FILE, '# Button\n')).toEqual(missing);
});

test('reports the line of invalid YAML, each time the page is checked', async () => {
  const content = page('description: Text.', 'title: Button: a component');
  const problem = [
    `${FILE}:3: the front matter isn't valid YAML: bad indentation of a mapping entry. Correct it, or put the value in quotes.`,
  ];
  expect(await checkPage(FILE, content)).toEqual(problem);
  expect(await checkPage(FILE, content)).toEqual(problem);
});
