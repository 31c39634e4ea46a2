import { planVisits, chooseDemoPages } from '../../../../../scripts/lib/visit/planVisits';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const html = (name: string, island = '') =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-id-${name}"><main>${island}</main>`;

const ZH = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';

/** Plans visits of a site with a home page, and four pages of products, of which two have a demo. */
async function plan(changed: readonly string[] | 'all'): Promise<string[]> {
  const demo = '<div data-island-module=demo></div>';
  const root = await temporaryFolder({
    'docs/material-ui/react-box/react-box.mdx': '',
    'docs/material-ui/react-button/react-button.mdx': '',
    [`${ZH}/react-button/react-button.mdx`]: '',
    'build/404.html': html('missing'),
    'build/index.html': '<!doctype html><html lang=en><main>Home</main>',
    'build/material-ui/guides.html': html('guides'),
    'build/material-ui/react-box.html': html('box', demo),
    'build/material-ui/react-button.html': html('button', demo),
    'build/zh/material-ui/react-button.html': html('button', demo),
  });
  return planVisits(root, `${root}/build`, changed);
}

const EACH_KIND = ['/', '/material-ui/guides', '/material-ui/react-box'];
const BUTTON = ['/material-ui/react-button', '/zh/material-ui/react-button'];

test.each<[string, string, string[]]>([
  ['a source of the site', 'src/feedback/Feedback.tsx', []],
  ['a demo', 'docs/material-ui/react-button/demos/BasicButtons.tsx', BUTTON],
  ['the trees of demos', 'content/accessibility-trees/material-ui/react-button.yaml', BUTTON],
  ['a translation', `${ZH}/react-button/react-button.mdx`, BUTTON.slice(1)],
])('a change to %s visits a page of each kind, and its own', async (_name, file, own) => {
  expect(await plan([file])).toEqual([...EACH_KIND, ...own]);
});

test('all pages are visited on request, but for those that are not listed', async () => {
  expect(await plan('all')).toEqual([...EACH_KIND, ...BUTTON]);
});

const PATHS = [
  '/',
  '/about',
  '/material-ui/react-button',
  '/material-ui/react-slider',
  '/material-ui/api/button',
  '/zh/material-ui/react-button',
];

test('without a name, all pages of products are chosen, once, without those of the API', () => {
  expect(chooseDemoPages([], PATHS)).toEqual([
    '/material-ui/react-button',
    '/material-ui/react-slider',
  ]);
});

test.each([
  'material-ui/react-button',
  '/material-ui/react-button/',
  'zh/material-ui/react-button',
])('%s is the English page', (name) => {
  expect(chooseDemoPages([name], PATHS)).toEqual(['/material-ui/react-button']);
});

test('each unknown page is an error with the nearest one', () => {
  expect(() =>
    chooseDemoPages(
      ['material-ui/react-buton', 'material-ui/react-slider', 'material-ui/api/button', 'about'],
      PATHS,
    ),
  ).toThrow(
    [
      'The built site has no page /material-ui/react-buton of a product. Did you mean /material-ui/react-button?',
      'The built site has no page /material-ui/api/button of a product. Did you mean /material-ui/react-button?',
      'The built site has no page /about of a product.',
    ].join('\n'),
  );
});
