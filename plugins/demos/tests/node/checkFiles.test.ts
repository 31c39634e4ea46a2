import { checkReferences, checkModules, checkVersions } from '../../node/checkFiles';
import type { DemoFile, PageSource } from '../../node/collectDemos';

const versionOf = (file: string, styling?: DemoFile['styling']): DemoFile => ({
  id: `ui/page/${file}`,
  name: 'Menu',
  page: 'ui/page',
  file: `/site/docs/ui/page/demos/${file}`,
  ...(styling && { styling }),
});
const toSitePath = (file: string) => file.replace('/site/', '');

const system = versionOf('Menu/system.tsx', 'system');
const tailwind = versionOf('Menu/tailwind.tsx', 'tailwind');
const css = versionOf('Menu/css.tsx', 'css');

test('accepts a demo with a single version or with all stylings', () => {
  expect(checkVersions([versionOf('Menu.tsx')], toSitePath)).toEqual([]);
  expect(checkVersions([css, system, tailwind], toSitePath)).toEqual([]);
});

test('reports every missing version of a demo', () => {
  expect(checkVersions([system], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/tailwind.tsx: the demo Menu has no version in this styling. Add the file.',
    'docs/ui/page/demos/Menu/css.tsx: the demo Menu has no version in this styling. Add the file.',
  ]);
  expect(checkVersions([tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/system.tsx: the demo Menu has no version in this styling. Add the file.',
  ]);
});

test('reports a demo that exists both as a file and as a folder', () => {
  expect(checkVersions([versionOf('Menu.tsx'), system, tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu.tsx: the folder docs/ui/page/demos/Menu defines the same demo. Keep only one of them.',
  ]);
});

/** Checks one demo with these modules. */
const checkOne = (modules: string[], imported: string[]) => {
  const named = imported.map((file) => ({ file, name: file.split('/').at(-1) ?? '', code: '' }));
  const demo = { file: '/site/docs/a/demos/Demo.tsx', modules: named };
  return checkModules(modules, [demo], (file) => file.replace('/site/', ''));
};

test('returns nothing when each module is imported, and each demo imports one', () => {
  expect(checkOne(['/site/docs/a/demos/b.ts'], ['/site/docs/a/demos/b.ts'])).toEqual([]);
});

test('names a module that no demo imports', () => {
  expect(checkOne(['/site/docs/a/demos/b.ts'], ['/site/docs/c/demos/b.ts'])).toEqual([
    'docs/a/demos/b.ts: no demo imports this module. Import it in a demo of its folder, or delete it.',
  ]);
});

test('names a demo that imports two modules, from its folder or from a shared one', () => {
  expect(checkOne([], ['/site/docs/data/names.ts', '/site/docs/a/demos/rows.ts'])).toEqual([
    expect.stringMatching(
      /^docs\/a\/demos\/Demo\.tsx: imports 2 modules \(names\.ts, rows\.ts\), but a demo may have at most 1,.*Array\.from/,
    ),
  ]);
});

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

test('says nothing of the demos of a translation whose English page is gone: that is one fault', () => {
  const left = {
    page: 'ui/gone',
    path: 'i18n/zh/docusaurus-plugin-content-docs-ui/current/gone/gone.mdx',
    content: '<Demo name="One" />\n\n<Demo name="Two" />\n',
  };
  expect(check([left], [])).toEqual([]);
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
