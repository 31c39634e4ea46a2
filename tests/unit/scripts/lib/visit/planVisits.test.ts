import { planVisits } from '../../../../../scripts/lib/visit/planVisits';
import type { Visited } from '../../../../../scripts/lib/visit/visited';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

interface Page {
  name: string;
  content?: string;
  header?: string;
  updated?: string;
  hash?: string;
}

/** A page as the build writes it. */
function html({ name, content = name, header = 'Menu', updated = '', hash = '645f5745' }: Page) {
  return `<!doctype html><html lang=en class="docs-wrapper docs-doc-id-${name}/${name}"><head><title>${name}</title></head>
<body><header>${header}</header><main><p>${content}</p>${updated}
<script type=application/json data-page-chunks>{"assets/js/${name}.${hash}.js":"assets/js/ui-core.${hash}.js"}</script></main><footer>MIT</footer></body>`;
}

interface Build {
  button?: Partial<Page>;
  /** The text of files, by name without hashes. */
  chunks?: Record<string, string>;
  header?: string;
  hash?: string;
}

/** Plans visits of a site with two pages of the same kind, and one of another. */
async function plan({ button, chunks, header, hash = '645f5745' }: Build, visited?: Visited) {
  const pages = ['box', 'button'].map((name): [string, string] => {
    const page = { name, header, hash, ...(name === 'button' ? button : {}) };
    return [`material-ui/${name}.html`, html(page)];
  });
  const listed = [...hash].reverse().join('');
  const texts = {
    main: 'start();',
    'runtime~main': `({"demo-root":"${listed}"})[e]`,
    'demo-root': 'demos();',
    'ui-core': 'ui();',
    box: 'box();',
    button: 'button();',
    'page-modules': hash,
    ...chunks,
  };
  const scripts = Object.entries(texts).map(([name, text]): [string, string] => [
    `assets/js/${name}.${name === 'demo-root' ? listed : hash}.js`,
    text,
  ]);
  const home = '<!doctype html><html lang=en><body><header></header><main>Home</main></body>';
  const folder = await temporaryFolder({
    ...Object.fromEntries([...pages, ...scripts]),
    'index.html': home,
  });
  return planVisits(folder, visited ?? { shell: null, pages: new Map() }, false);
}

/** Returns the pages that a build visits after the first one was visited. */
async function visitsAfter(build: Build): Promise<string[]> {
  const { shell, visits } = await plan({});
  const pages = new Map(visits.map(({ page, hash }) => [page.path, hash]));
  return (await plan(build, { shell, pages })).visits.map(({ page }) => page.path);
}

const BUTTON = ['/material-ui/button'];
/** What the build writes below a page that git knows. */
const UPDATED =
  '<span class=theme-last-updated>Last updated on <b><time datetime=2026-11-25>Nov 25</time></b></span>';
const EACH_KIND = ['/', '/material-ui/box'];

test.each<[string, Build, string[]]>([
  ['nothing', {}, []],
  ['only hashes in names', { hash: '00000001' }, []],
  ['a page’s content', { button: { content: 'Buttons' } }, BUTTON],
  ['a chunk of one page', { chunks: { button: 'buttons();' } }, BUTTON],
  ['the date of a page', { button: { updated: UPDATED } }, []],
  ['a chunk of several pages', { chunks: { 'ui-core': 'uis();' } }, EACH_KIND],
  ['the main script', { chunks: { main: 'start(1);' } }, EACH_KIND],
  ['a chunk of the shell', { chunks: { 'demo-root': 'demo();' } }, EACH_KIND],
  ['the header', { header: 'Menus' }, EACH_KIND],
  ['the list of pages', { chunks: { 'page-modules': 'others' } }, []],
])('a change to %s visits what it may have changed', async (_name, build, visited) => {
  expect(await visitsAfter(build)).toEqual(visited);
});
