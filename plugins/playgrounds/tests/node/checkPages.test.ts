import { keepSite, keptSite } from '@component-docs/kit/shared/site/facts';
import { checkPages } from '../../node/checkPages';

const page = (folder: string, content: string, language = 'docs') => ({
  page: folder,
  path: `${language}/${folder}/page.mdx`,
  content: `---\ntitle: A\ncomponents: [Tabs]\n---\n\n${content}`,
});
const TABS = '<Playground component="Tabs" />';

test('accepts component pages with a playground, and other pages without', () => {
  expect(
    checkPages(
      [
        page('material-ui/react-tabs', TABS),
        page('joy-ui/react-tabs', `${TABS}\n<Playground component="Tab" />`),
        page('base-ui/react-tabs', ''),
        page('material-ui/customization/theming', ''),
        { ...page('material-ui/react-media-query', ''), content: '---\ntitle: A\n---\n' },
      ],
      {},
    ),
  ).toEqual([]);
});

test('reports component pages and translations without a playground', () => {
  expect(
    checkPages(
      [
        page('material-ui/react-tabs', '```\n' + TABS + '\n```'),
        page('joy-ui/react-tabs', '', 'zh'),
      ],
      {},
    ).map((problem) => problem.split('. ')[0]),
  ).toEqual([
    'docs/material-ui/react-tabs/page.mdx:1: the page has no playground',
    'zh/joy-ui/react-tabs/page.mdx:1: the page has no playground',
  ]);
});

test('a short translation into a beginning language needs none', () => {
  const site = keptSite();
  const french = { id: 'fr', label: 'Français', htmlLang: 'fr', isBeginning: true } as const;
  keepSite({ ...site, languages: [...site.languages, french as never] });
  const short = page('joy-ui/react-tabs', '', 'i18n/fr');
  expect(checkPages([short], {})).toEqual([]);
  keepSite(site);
  expect(checkPages([short], {})).toHaveLength(1);
});

test('a documented exception needs none, and must not have one', () => {
  const exceptions = { 'material-ui/react-tabs': 'It has no component.' };
  expect(checkPages([page('material-ui/react-tabs', '')], exceptions)).toEqual([]);
  expect(checkPages([page('material-ui/react-tabs', TABS)], exceptions)).toEqual([
    expect.stringContaining('Remove "material-ui/react-tabs" from content/playgrounds/exceptions'),
  ]);
  expect(checkPages([], { 'material-ui/tabs': 'Wrong name.' })).toEqual([
    expect.stringContaining('"material-ui/tabs" is no component page'),
  ]);
});

test('reports a component that a page shows twice, with its line', () => {
  expect(checkPages([page('material-ui/react-tabs', `${TABS}\n\n${TABS}`)], {})).toEqual([
    'docs/material-ui/react-tabs/page.mdx:8: the page has two playgrounds of Tabs. Remove one.',
  ]);
});
