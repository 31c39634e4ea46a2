import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import type {
  ComponentApi,
  PropUseApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { groupBy } from '@component-docs/kit/node/groupBy';
import type { DemoUse } from './documentedUses';

/** The part of a written page that its demos' labels need. */
export interface TitledPage {
  title: string;
  /** Includes the base URL. */
  href: string;
  components: readonly string[];
}

export interface UsesContext {
  /** Base URL of the links, including the language. */
  baseUrl: string;
  pages: readonly TitledPage[];
}

/** `BasicButtons` → `Basic buttons`. */
function humanize(name: string): string {
  const words = kebabCase(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Groups uses by demo. For a demo with several stylings, only the lines of the `system` styling count, or
 * else the lines of the first.
 */
function byDemo(uses: readonly DemoUse[]): DemoUse[][] {
  const demos = groupBy(uses, ({ demo: { page, name } }) => `${page}/${name}`);
  return [...demos.values()].map((ofDemo) => {
    const shown = ofDemo.find(({ demo }) => demo.styling === 'system') ?? ofDemo[0];
    return ofDemo.filter(({ demo }) => demo.styling === shown?.demo.styling);
  });
}

/** Returns the site path, without a slash before it, of a page's folder, which begins with the id of its product. */
function sitePathOf(folder: string): string {
  const [id = '', ...path] = folder.split('/');
  const product = PRODUCTS.find((each) => each.id === id);
  return [product?.basePath ?? id, ...path].join('/');
}

/** How many demos are listed for a prop: some are set by hundreds, and a reader opens a few. */
const MOST_DEMOS = 10;

function entryOf(uses: readonly DemoUse[], component: string, { baseUrl, pages }: UsesContext) {
  const [first] = uses;
  if (!first) {
    return [];
  }
  const { name, page: folder } = first.demo;
  const href = baseUrl + sitePathOf(folder);
  // In Docusaurus' data, the path of a document named like its folder ends with a slash.
  const page = pages.find((candidate) => candidate.href.replace(/\/$/, '') === href);
  const isOwn = page?.components.includes(component) ?? false;
  const title = page?.title ?? humanize(folder.replace(/^.*\/(?:react-)?/, ''));
  return [
    {
      isOwn,
      label: isOwn ? humanize(name) : `${title}: ${humanize(name)}`,
      href: `${href}#${name}.tsx`,
      lines: [...new Set(uses.map(({ line }) => line))],
    },
  ];
}

/**
 * Adds to each prop of a component demos that set it, and their number. Demos on the component's own pages come
 * first.
 */
export function withUses(
  api: ComponentApi,
  uses: readonly DemoUse[],
  context: UsesContext,
): ComponentApi {
  const ofComponent = uses.filter(
    ({ owner }) => owner?.packageName === api.packageName && owner.component.name === api.name,
  );
  return {
    ...api,
    props: api.props.map((prop) => {
      const entries = byDemo(ofComponent.filter((use) => use.prop === prop.name))
        .flatMap((ofDemo) => entryOf(ofDemo, api.name, context))
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
        .map(({ label, href, lines }): PropUseApi => ({ label, href, lines }));
      const uses = { demos: entries.slice(0, MOST_DEMOS), count: entries.length };
      return entries.length > 0 ? { ...prop, uses } : prop;
    }),
  };
}
