import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

/** A page whose component reads the language context, as any page component may. */
const PAGE = `
import Layout from '@theme/Layout';
import { useSiteConfig } from '@site/src/language/DocsProvider';
import { useTranslate } from '@site/src/language/useTranslate';
import { useUserLanguage } from '@site/src/language/userLanguage';

export default function Labels() {
  const translate = useTranslate();
  return (
    <Layout title="Labels" description="Labels of the language context.">
      <main data-styles="site-pages" data-language={useUserLanguage()}>
        <p id="label">{translate('density.reset')}</p>
        <p id="languages">{useSiteConfig().LANGUAGES.join(' ')}</p>
      </main>
    </Layout>
  );
}
`;

/** A page of the docs-infra tree. */
const MANUAL_PAGE = `
import { ManualPage } from '@site/src/dev-pages/manual/ManualPage';

export default function Manual() {
  return (
    <ManualPage title="Manual" description="A page of the manual." lead="Lead.">
      Content
    </ManualPage>
  );
}
`;

const MANUAL_TREE = `[
  { pathname: '/experiments/docs/manual', title: 'Manual' },
  { pathname: '/experiments/docs/later', title: 'Later' },
  { pathname: 'https://mui.com/blog/', title: 'Blog' },
]`;

/** A page of the fixture, whose Chinese translation is removed. */
const UNTRANSLATED = 'material-ui/getting-started.html';
const TRANSLATED = 'material-ui/getting-started/usage.html';

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/getting-started';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
  await site.edit('src/pages/labels.tsx', () => PAGE);
  await site.edit('src/pages/experiments/docs/manual.tsx', () => MANUAL_PAGE);
  await site.edit('content/navigation/index.ts', (trees) =>
    trees.replace("'docs-infra': []", `'docs-infra': ${MANUAL_TREE}`),
  );
  await site.removeFile(`${CHINESE}/getting-started.mdx`);
  await site.removeFile(`${CHINESE}/getting-started.sections.json`);
  const { code, output } = await site.build(['en', 'zh']);
  if (code !== 0) {
    throw new Error(output);
  }
});

afterAll(() => site.remove());

const labelOf = (html: string) => /<p id="?label"?>([^<]*)</.exec(html)?.[1];

test('a page component has the labels and the language of its build', async () => {
  const [english, chinese] = await Promise.all([
    site.read('build/labels.html'),
    site.read('build/zh/labels.html'),
  ]);
  expect(english).toMatch(/data-language="?en/);
  expect(chinese).toMatch(/data-language="?zh/);
  expect(labelOf(english)).toBe('Reset density');
  expect(labelOf(chinese)).toBe('重置紧凑程度');
});

test('an untranslated page is in English, below a notice in the language of the reader', async () => {
  const html = await site.read(`build/zh/${UNTRANSLATED}`);
  expect(html).toMatch(/<html[^>]* lang="?zh-CN/);
  expect(html).toMatch(/此页面尚未翻译/);
  expect(html).toMatch(/<a href="?\/material-ui\/getting-started"? hreflang="?en/i);
  expect(html).toMatch(/<div lang="?en"?>/);
});

test.each([`build/${UNTRANSLATED}`, `build/zh/${TRANSLATED}`])('%s has no notice', async (file) => {
  const html = await site.read(file);
  expect(html).not.toMatch(/此页面尚未翻译|This page is not translated yet/);
  expect(html).not.toMatch(/<div lang="?en"?>/);
});

test.each([
  ['build', ''],
  ['build/zh', '/zh'],
])('%s: a page of a plain tree is beside its side navigation', async (folder, prefix) => {
  const html = await site.read(`${folder}/experiments/docs/manual.html`);
  expect(html).toMatch(/data-side-navigation="?docs-infra/);
  expect(html).toMatch(
    new RegExp(`<a [^>]*href="?${prefix}/experiments/docs/manual"? [^>]*aria-current="?page`),
  );
  expect(html).toMatch(/<a [^>]*href="?https:\/\/mui\.com\/blog\/"? [^>]*target="?_blank/);
  expect(html).toMatch(/sidebar-planned"?>Later/);
  // The browser renders the same tree from its chunk.
  expect(html).toMatch(/navigation-docs-infra\.[\da-f]+\.js/);
});
