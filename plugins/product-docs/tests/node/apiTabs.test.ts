import { tabEntries, tabPages, tabsOf } from '../../node/apiTabs';
import type { DocPage } from '../../node/documentedComponents';
import type { HookApi } from '@component-docs/api-reference/shared/tabs';
import { exampleApi } from '@component-docs/api-reference/tests/browser/component-page/exampleApi';

const hook: HookApi = {
  name: 'useButton',
  product: 'base-ui',
  packageName: '@mui/base',
  slug: 'use-button',
  importSample: { code: '', html: '' },
  parameters: [],
  returnValue: [],
  types: [],
};
const page = (frontMatter: DocPage['frontMatter']): DocPage => ({
  title: 'Button',
  permalink: '/base-ui/react-button/',
  source: '@site/docs/base-ui/react-button/react-button.mdx',
  frontMatter,
});
const sources = {
  packageName: '@mui/base',
  version: '1.2.3',
  components: [exampleApi],
  hooks: [hook],
};

test.each([
  [{}, []],
  [{ components: [] }, []],
  [{ components: ['Button'] }, ['components-api']],
  [{ hooks: ['useButton'] }, ['hooks-api']],
  [{ components: ['Button'], hooks: ['useButton'] }, ['components-api', 'hooks-api']],
])('a page with %j has the tabs %j', (frontMatter, tabs) => {
  expect(tabsOf(page(frontMatter))).toEqual(tabs);
});

test('returns the path of each tab, and of each component and hook in it', () => {
  const documented = page({ components: [exampleApi.name], hooks: ['useButton'] });
  const tabs = tabPages([documented], sources);
  expect(tabs.map(({ path }) => path)).toEqual([
    '/base-ui/react-button/components-api',
    '/base-ui/react-button/hooks-api',
  ]);
  expect(tabEntries(tabs)).toEqual({
    components: [
      {
        name: exampleApi.name,
        path: `/base-ui/react-button/components-api#${exampleApi.slug}`,
      },
    ],
    hooks: [{ name: 'useButton', path: '/base-ui/react-button/hooks-api#use-button' }],
  });
});

test('sorts the components and hooks of all tabs by name', () => {
  const badge = { ...page({ hooks: ['useBadge'] }), permalink: '/base-ui/react-badge' };
  const hooks = [hook, { ...hook, name: 'useBadge', slug: 'use-badge' }];
  const tabs = tabPages([page({ hooks: ['useButton'] }), badge], { ...sources, hooks });
  expect(tabEntries(tabs)).toEqual({
    components: [],
    hooks: [
      { name: 'useBadge', path: '/base-ui/react-badge/hooks-api#use-badge' },
      { name: 'useButton', path: '/base-ui/react-button/hooks-api#use-button' },
    ],
  });
});

test('links notes on props to the sections of the same component', () => {
  const [tab] = tabPages([page({ components: [exampleApi.name] })], sources);
  const notes = tab?.data.tab === 'components-api' ? tab.data.components : [];
  const hrefs = notes.flatMap(({ props }) => props.flatMap((prop) => prop.notes));
  hrefs
    .filter(({ href }) => href.startsWith('#'))
    .forEach(({ href }) => expect(href).toMatch(new RegExp(`^#${exampleApi.slug}-`)));
});

test('links the note about slot props to the types of the tab', () => {
  const note = { kind: 'slot-props' as const, href: '#type-SlotProps' };
  const props = exampleApi.props.map((prop) => ({ ...prop, notes: [note] }));
  const [tab] = tabPages([page({ components: [exampleApi.name] })], {
    ...sources,
    components: [{ ...exampleApi, props }],
  });
  const [api] = tab?.data.tab === 'components-api' ? tab.data.components : [];
  expect(api?.props.map(({ notes }) => notes)).toEqual(props.map(({ notes }) => notes));
});

test('links newer props to the changes of the same component', () => {
  const [tab] = tabPages([page({ components: [exampleApi.name] })], sources);
  const [api] = tab?.data.tab === 'components-api' ? tab.data.components : [];
  const since = api?.props.flatMap((prop) => prop.since?.href ?? []);
  expect(since).toEqual([`#${exampleApi.slug}-changes-6.0.0`]);
  expect(api?.history?.releases.map(({ anchor }) => `#${anchor}`)).toEqual(since);
});

test('throws with the page of a hook that the package does not have', () => {
  expect(() => tabPages([page({ hooks: ['useButon'] })], sources)).toThrow(
    'docs/base-ui/react-button/react-button.mdx: @mui/base has no hook "useButon". Correct "hooks" in the front matter.',
  );
});

test.each(['useButton', [1], { useButton: true }])('throws for %j as a list of hooks', (hooks) => {
  expect(() => tabsOf(page({ hooks }))).toThrow(
    'docs/base-ui/react-button/react-button.mdx: "hooks" must be a list of hook names: [useButton].',
  );
});
