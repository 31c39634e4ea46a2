import { checkPage } from '../../../node/page-checks/checkPage';

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
