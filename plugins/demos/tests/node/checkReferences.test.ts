import { checkReferences } from '../../node/checkReferences';
import type { PageSource } from '../../node/checkReferences';
import type { DemoFile } from '../../node/collectDemos';

function demo(id: string): DemoFile {
  const page = id.slice(0, id.lastIndexOf('/'));
  const name = id.slice(id.lastIndexOf('/') + 1);
  return { id, name, page, file: `/site/docs/${page}/demos/${name}.tsx` };
}

function page(name: string, content: string): PageSource {
  return { page: name, path: `docs/${name}/page.mdx`, content };
}

const check = (pages: PageSource[], demos: DemoFile[]) =>
  checkReferences(pages, demos, (file) => file.replace('/site/', ''));

test('returns nothing when pages and demos match', () => {
  const content = '# A\n\n<Demo name="One" />\n\n<Demo\n  bg="inline"\n  name="Two"\n/>\n';
  expect(check([page('ui/a', content)], [demo('ui/a/One'), demo('ui/a/Two')])).toEqual([]);
});

test('reports the page and line of every demo without a file', () => {
  const content =
    '# A\n\n<Demo name="One" />\n\n<Demo hideToolbar name="Missing" />\n<Demo name="" />';
  expect(check([page('ui/a', content)], [demo('ui/a/One')])).toEqual([
    'docs/ui/a/page.mdx:5: <Demo name="Missing"> has no file. ' +
      'Write docs/ui/a/demos/Missing.tsx or correct the name.',
    'docs/ui/a/page.mdx:6: <Demo name=""> has no file. ' +
      'Write docs/ui/a/demos/.tsx or correct the name.',
  ]);
});

test('reports every file that no page shows', () => {
  expect(check([page('ui/a', 'Text.')], [demo('ui/a/One')])).toEqual([
    'docs/ui/a/demos/One.tsx: no page shows this demo. ' +
      'Add <Demo name="One" /> to the page docs/ui/a, or delete the file.',
  ]);
});

test("does not accept another page's demo with the same name", () => {
  const problems = check([page('ui/a', '<Demo name="One" />')], [demo('ui/b/One')]);
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    'docs/ui/a/page.mdx:1',
    'docs/ui/b/demos/One.tsx',
  ]);
});

test('accepts a demo that is shown twice', () => {
  const content = '<Demo name="One" />\n<Demo name="One" />';
  expect(check([page('ui/a', content)], [demo('ui/a/One')])).toEqual([]);
});

test('ignores other elements', () => {
  expect(check([page('ui/a', '<DemoList name="One" /> <Icon name="Two" />')], [])).toEqual([]);
});
