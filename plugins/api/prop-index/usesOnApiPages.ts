import { kebabCase } from '../../../src/reference/component-page/anchors';
import type { ComponentApi, PropUseApi } from '../../../src/reference/component-page/types';
import type { DemoUse } from './index';

/** A written page, as far as the labels of its demos need it. */
export interface TitledPage {
  title: string;
  /** Base URL included. */
  href: string;
  components: readonly string[];
}

export interface UsesContext {
  /** Of the links: with the language. */
  baseUrl: string;
  pages: readonly TitledPage[];
}

/** `BasicButtons` → `Basic buttons`. */
function inWords(name: string): string {
  const words = kebabCase(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One entry a demo: of several stylings the system's lines stand for all. */
function byDemo(uses: readonly DemoUse[]): DemoUse[][] {
  const demos = new Map<string, DemoUse[]>();
  for (const use of uses) {
    const { page, name } = use.demo;
    const key = `${page}/${name}`;
    demos.set(key, [...(demos.get(key) ?? []), use]);
  }
  return [...demos.values()].map((ofDemo) => {
    const ofSystem = ofDemo.filter(({ demo }) => demo.styling === 'system');
    const [first] = ofDemo;
    return ofSystem.length > 0
      ? ofSystem
      : ofDemo.filter(({ demo }) => demo.styling === first?.demo.styling);
  });
}

interface Entry extends PropUseApi {
  isOwn: boolean;
}

function entryOf(uses: readonly DemoUse[], component: string, context: UsesContext): Entry[] {
  const { baseUrl, pages } = context;
  const [first] = uses;
  if (!first) {
    return [];
  }
  const { name, page: folder } = first.demo;
  const href = `${baseUrl}${folder}`;
  // A document named like its folder has a slash at its end in Docusaurus' data.
  const page = pages.find((candidate) => candidate.href.replace(/\/$/, '') === href);
  const isOwn = page?.components.includes(component) ?? false;
  const title = page?.title ?? inWords(folder.replace(/^.*\/(?:react-)?/, ''));
  return [
    {
      isOwn,
      label: isOwn ? inWords(name) : `${title}: ${inWords(name)}`,
      href: `${href}#${name}.tsx`,
      lines: [...new Set(uses.map(({ line }) => line))],
    },
  ];
}

/**
 * A component's API with the demos that set each of its props, those on the component's own pages
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
      return entries.length > 0 ? { ...prop, uses: entries } : prop;
    }),
  };
}
