import type { Root } from 'mdast';
import { remarkApiTabs, tabEntries, tabPages, tabsOf } from '../../node/apiTabs';
import type { DocPage } from '../../node/documentedComponents';
import type { HookApi } from '@component-docs/api-reference/shared/pages';
import { exampleApi } from '../../../api-reference/tests/browser/component-page/exampleApi';
import { elementsOf, runRemark } from '../../../../tests/helpers/mdx';

const hook = { name: 'useButton', slug: 'use-button' } as HookApi;
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

const SOURCE = '# Button\n\nIntro.\n\n## Component\n\n<Demo name="One" />\n\n## Hook\n\nText.\n';

function run(frontMatter: object, source = SOURCE): Promise<Root> {
  const withFrontMatter = () => (_tree: Root, file: { data: Record<string, unknown> }) => {
    file.data.frontMatter = frontMatter;
  };
  return runRemark(source, [withFrontMatter, remarkApiTabs]);
}

test.each([
  [{}, []],
  [{ components: [] }, []],
  [{ components: ['Button'] }, ['components-api']],
  [{ hooks: ['useButton'] }, ['hooks-api']],
  [{ components: ['Button'], hooks: ['useButton'] }, ['components-api', 'hooks-api']],
])('a page with %j has the tabs %j', async (frontMatter, tabs) => {
  expect(tabsOf(page(frontMatter))).toEqual(tabs);
  const [element] = elementsOf(await run(frontMatter));
  expect(element).toEqual(
    tabs.length > 0
      ? { name: 'ApiTabs', attributes: { tabs: tabs.join(' ') } }
      : { name: 'Demo', attributes: { name: 'One' } },
  );
});

test('wraps everything from the first section on in the tabs, but not the introduction', async () => {
  const { children } = await run({ hooks: ['useButton'] });
  expect(children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'mdxJsxFlowElement']);
  expect(elementsOf(await run({ hooks: ['useButton'] }, '# Button\n\nIntro.\n'))).toEqual([]);
});

test('returns the path of each tab, and of each component and hook in it, sorted by name', () => {
  const documented = page({ components: [exampleApi.name], hooks: ['useButton'] });
  const badge = { ...page({ hooks: ['useBadge'] }), permalink: '/base-ui/react-badge' };
  const hooks = [hook, { ...hook, name: 'useBadge', slug: 'use-badge' }];
  const tabs = tabPages([documented, badge], { ...sources, hooks });
  const [button, ofBadge] = ['/base-ui/react-button', '/base-ui/react-badge/hooks-api'];
  expect(tabs.map(({ path }) => path)).toEqual([
    `${button}/components-api`,
    `${button}/hooks-api`,
    ofBadge,
  ]);
  expect(tabEntries(tabs)).toEqual({
    components: [{ name: 'Chip', path: `${button}/components-api#chip` }],
    hooks: [
      { name: 'useBadge', path: `${ofBadge}#use-badge` },
      { name: 'useButton', path: `${button}/hooks-api#use-button` },
    ],
  });
});

test('links from props lead to the sections of the same component, and to the types of the tab', () => {
  const notes = [
    { kind: 'slots', href: '#slots' } as const,
    { kind: 'slot-props', href: '#type-SlotProps' } as const,
    { kind: 'sx', href: '/sx' } as const,
  ];
  const props = exampleApi.props.map((prop) => ({ ...prop, notes }));
  const [tab] = tabPages([page({ components: [exampleApi.name] })], {
    ...sources,
    components: [{ ...exampleApi, props }],
  });
  const [api] = tab?.data.tab === 'components-api' ? tab.data.components : [];
  expect(api?.props[0]?.notes.map(({ href }) => href)).toEqual([
    '#chip-slots',
    '#type-SlotProps',
    '/sx',
  ]);
  const since = api?.props.flatMap((prop) => prop.since?.href ?? []);
  expect(since).toEqual(['#chip-changes-6.0.0']);
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
