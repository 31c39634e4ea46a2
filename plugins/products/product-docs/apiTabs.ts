import type { ComponentApi } from '../../../src/reference/component-page/types';
import { tabPath } from '../../../src/reference/tabs/tabPath';
import type { ApiTab, ApiTabData, HookApi } from '../../../src/reference/tabs/types';
import { failWith } from '../../lib/errors/failWith';
import type { DocPage } from './documentedComponents';
import { documentedHooks } from './documentedHooks';

/** A tab of a page, with an address of its own. */
export interface TabPage {
  page: DocPage;
  path: string;
  data: ApiTabData;
}

export interface TabSources {
  packageName: string;
  version: string;
  components: readonly ComponentApi[];
  hooks: readonly HookApi[];
}

/** The tabs that a page has beside its demos, by what its front matter documents. */
export function tabsOf(page: DocPage): ApiTab[] {
  const { components } = page.frontMatter;
  const hasComponents = Array.isArray(components) && components.length > 0;
  const hasHooks = documentedHooks(page).length > 0;
  return [
    ...(hasComponents ? (['components-api'] as const) : []),
    ...(hasHooks ? (['hooks-api'] as const) : []),
  ];
}

/** In a tab, the sections that rows lead to begin with the component's name. */
function withOwnAnchors(api: ComponentApi): ComponentApi {
  const ownHref = <Item extends { href: string }>(item: Item): Item =>
    item.href.startsWith('#') ? { ...item, href: `#${api.slug}-${item.href.slice(1)}` } : item;
  const { history } = api;
  return {
    ...api,
    props: api.props.map((prop) => ({
      ...prop,
      notes: prop.notes.map(ownHref),
      ...(prop.since && { since: ownHref(prop.since) }),
    })),
    // Definitions are the tab's own section.
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

/** Faults for hooks that pages document and the package does not have. */
function unknownHooks(pages: readonly DocPage[], { packageName, hooks }: TabSources): string[] {
  return pages.flatMap((page) =>
    documentedHooks(page)
      .filter((name) => !hooks.some((hook) => hook.name === name))
      .map(
        (name) =>
          `${page.source.replace(/^@site\//, '')}: hook "${name}" is not in ${packageName}. Correct "hooks" in the front matter.`,
      ),
  );
}

/**
 * The tabs of all pages, with what they print.
 *
 * Throws when a page documents a hook that the package does not have.
 */
export function tabPages(pages: readonly DocPage[], sources: TabSources): TabPage[] {
  failWith('Pages and packages do not agree', unknownHooks(pages, sources));
  const { packageName, version } = sources;
  return pages.flatMap((page) => {
    const { components } = page.frontMatter;
    const names: readonly unknown[] = Array.isArray(components) ? components : [];
    const hooks = documentedHooks(page);
    return tabsOf(page).map((tab) => ({
      page,
      path: tabPath(page.permalink, tab),
      data:
        tab === 'components-api'
          ? {
              tab,
              packageName,
              version,
              components: sources.components
                .filter(({ name }) => names.includes(name))
                .map(withOwnAnchors),
            }
          : {
              tab,
              packageName,
              version,
              hooks: sources.hooks.filter(({ name }) => hooks.includes(name)),
            },
    }));
  });
}

/** The entries of the side navigation: a component or hook each, by the tab and anchor that has it. */
export function tabEntries(tabs: readonly TabPage[]): { label: string; permalink: string }[] {
  return tabs
    .flatMap(({ path, data }) =>
      (data.tab === 'components-api' ? data.components : data.hooks).map(({ name, slug }) => ({
        label: name,
        permalink: `${path}#${slug}`,
      })),
    )
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
