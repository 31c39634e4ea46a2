import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import type {
  IndexEntries,
  IndexEntry,
  ApiTab,
  ApiTabData,
  HookApi,
} from '@component-docs/api-reference/shared/pages';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import { tabPath, tabsOfNames } from '@component-docs/api-reference/shared/pages';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { documentedHooks, sourceFile } from './documentedComponents';
import type { DocPage } from './documentedComponents';

/** A page with tabs. */
export type TabbedPage = Pick<DocPage, 'title' | 'permalink' | 'frontMatter' | 'source'>;

/** A tab of a page, which has its own path. */
export interface TabPage {
  page: TabbedPage;
  path: string;
  data: ApiTabData;
}

interface TabSources {
  packageName: string;
  version: string;
  components: readonly ComponentApi[];
  hooks: readonly HookApi[];
}

const componentsOf = ({ frontMatter: { components } }: TabbedPage): readonly unknown[] =>
  Array.isArray(components) ? components : [];

/** Returns the API tabs of a page, based on the components and hooks in its front matter. */
export function tabsOf(page: TabbedPage): ApiTab[] {
  return tabsOfNames({ components: componentsOf(page), hooks: documentedHooks(page) });
}

/** Prefixes the anchors that a component's rows link to with its name: a tab shows several. */
function withOwnAnchors(api: ComponentApi): ComponentApi {
  const ownHref = <Item extends { href: string }>(item: Item): Item =>
    item.href.startsWith('#') ? { ...item, href: `#${api.slug}-${item.href.slice(1)}` } : item;
  const { history } = api;
  return {
    ...api,
    props: api.props.map((prop) => ({
      ...prop,
      notes: prop.notes.map((note) => (note.kind === 'slot-props' ? note : ownHref(note))),
      ...(prop.since && { since: ownHref(prop.since) }),
    })),
    // Types with a definition link to the tab's own section, as the note about slot props does.
    types: api.types.map((type) => (type.definition === undefined ? ownHref(type) : type)),
    ...(history && {
      history: {
        ...history,
        releases: history.releases.map((release) => ({
          ...release,
          anchor: `${api.slug}-${release.anchor}`,
        })),
      },
    }),
  };
}

/** Returns a message for each hook that a page documents but the package doesn't export. */
function unknownHooks(pages: readonly TabbedPage[], { packageName, hooks }: TabSources): string[] {
  return pages.flatMap((page) =>
    documentedHooks(page)
      .filter((name) => !hooks.some((hook) => hook.name === name))
      .map(
        (name) =>
          `${sourceFile(page)}: ${packageName} has no hook "${name}". Correct "hooks" in the front matter.`,
      ),
  );
}

/**
 * Returns the tabs of all pages with their data.
 *
 * Throws when a page documents a hook that the package doesn't export.
 */
export function tabPages(pages: readonly TabbedPage[], sources: TabSources): TabPage[] {
  failWith("Pages don't match the packages", unknownHooks(pages, sources));
  const { packageName, version } = sources;
  return pages.flatMap((page) => {
    const hooks = sources.hooks.filter(({ name }) => documentedHooks(page).includes(name));
    const components = sources.components
      .filter(({ name }) => componentsOf(page).includes(name))
      .map(withOwnAnchors);
    return tabsOf(page).map((tab) => ({
      page,
      path: tabPath(page.permalink, tab),
      data: {
        packageName,
        version,
        ...(tab === 'components-api' ? { tab, components } : { tab, hooks }),
      },
    }));
  });
}

/** Returns the components and hooks of tabs by name, each with the path of its tab and its anchor. */
export function tabEntries(tabs: readonly TabPage[]): IndexEntries {
  const entriesOf = (tab: ApiTab): IndexEntry[] =>
    tabs
      .filter(({ data }) => data.tab === tab)
      .flatMap(({ path, data }) =>
        (data.tab === 'components-api' ? data.components : data.hooks).map(({ name, slug }) => ({
          name,
          path: `${path}#${slug}`,
        })),
      )
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { components: entriesOf('components-api'), hooks: entriesOf('hooks-api') };
}

/**
 * Remark plugin: wraps a component page, from its first section on, in `<ApiTabs>`, which shows
 * either the page or its API. The introduction above is shown on every tab.
 */
export function remarkApiTabs() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const tabs = tabsOf({ title: '', permalink: '', source: file.path, frontMatter });
    const start = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    if (tabs.length === 0 || start < 0) {
      return;
    }
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'ApiTabs',
      attributes: [stringAttribute('tabs', tabs.join(' '))],
      // Any content of a page's top level is also allowed in an element.
      children: tree.children.slice(start) as MdxJsxFlowElement['children'],
    };
    tree.children = [...tree.children.slice(0, start), element];
  };
}
