import {
  changedPages,
  pageSources,
  pagesNamed,
  withTranslations,
} from '../../../../../scripts/lib/check/pageSources';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const FILES = [
  'docs/material-ui/react-button/react-button.mdx',
  'docs/material-ui/getting-started/getting-started.mdx',
  'docs/material-ui/getting-started/installation.mdx',
  'docs/toolpad-core/introduction/installation.mdx',
  `${ZH}/react-button/react-button.mdx`,
];
const sources = pageSources(FILES);

test('knows the path of each page', () => {
  expect(sources.map(({ path }) => path)).toEqual([
    '/material-ui/react-button',
    '/material-ui/getting-started',
    '/material-ui/getting-started/installation',
    '/toolpad/core/introduction/installation',
    '/zh/material-ui/react-button',
  ]);
});

test('files of no page are left out', () => {
  expect(pageSources(['docs/README.md', 'docs/unknown/a/a.mdx', 'src/a.mdx'])).toEqual([]);
});

test.each([
  ['its file', FILES[0]!, ['/material-ui/react-button']],
  ['its translation', FILES[4]!, ['/zh/material-ui/react-button']],
  ['a demo', 'docs/material-ui/react-button/demos/Basic.tsx', ['/material-ui/react-button']],
  ['a page in the folder of another', FILES[2]!, ['/material-ui/getting-started/installation']],
  ['a source of the site', 'src/feedback/Feedback.tsx', []],
])('a page has changed with %s', (_name, file, expected) => {
  expect(changedPages([file], sources)).toEqual(expected);
});

test('a page with several changed files is listed once', () => {
  const changed = [FILES[0]!, 'docs/material-ui/react-button/demos/Basic.tsx'];
  expect(changedPages(changed, sources)).toEqual(['/material-ui/react-button']);
});

test('a page is followed by its translation, which is listed once', () => {
  const [english, translated] = ['/material-ui/react-button', '/zh/material-ui/react-button'];
  expect(withTranslations([english], sources)).toEqual([english, translated]);
  expect(withTranslations([english, translated], sources)).toEqual([english, translated]);
  expect(withTranslations([translated], sources)).toEqual([translated]);
  expect(withTranslations(['/material-ui/api/button'], sources)).toEqual([
    '/material-ui/api/button',
  ]);
});

const WRITTEN = new Set(['/', '/material-ui/react-button', '/material-ui/api/button']);

test.each([
  ['material-ui/react-button', '/material-ui/react-button'],
  ['/material-ui/react-button/', '/material-ui/react-button'],
  ['zh/material-ui/api/button', '/zh/material-ui/api/button'],
  ['/', '/'],
  ['zh', '/zh'],
  ['./docs/material-ui/react-button/demos/Basic.tsx', '/material-ui/react-button'],
  [FILES[4]!, '/zh/material-ui/react-button'],
])('a writer may name a page by %s', (name, expected) => {
  expect(pagesNamed(name, sources, WRITTEN)).toEqual([expected]);
});

test('a page that is not there is refused, with the nearest one', () => {
  expect(() => pagesNamed('zh/material-ui/react-buton', sources, WRITTEN)).toThrow(
    'There is no page /zh/material-ui/react-buton. Did you mean /material-ui/react-button?',
  );
  expect(() => pagesNamed('docs/nowhere.mdx', sources, WRITTEN)).toThrow(
    'There is no page /docs/nowhere.mdx.',
  );
});
