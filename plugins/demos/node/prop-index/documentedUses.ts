import type { ExtractedComponent, PackageComponents } from '@component-docs/api-reference';
import { LIBRARY_SITE } from '@component-docs/api-reference/node/describe/html';
import type { DemoFile } from '../collectDemos';
import type { DeclaredComponent, DemoReading } from './resolveComponent';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import { propAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ComponentUse, PropInUse } from '../../shared/types';
import { groupBy } from '@component-docs/kit/node/groupBy';

/** A component with an API page, and its package. */
export interface DocumentedComponent {
  packageName: string;
  component: ExtractedComponent;
}

/** One place where a demo sets a prop of a documented component. */
export interface DemoUse {
  demo: DemoFile;
  /** The component that the demo renders. */
  component: DocumentedComponent;
  /**
   * The component that documents the prop: `component`, or a component that it inherits from. Absent for a prop
   * that is only passed on to an element.
   */
  owner?: DocumentedComponent;
  prop: string;
  line: number;
}

const pathOf = (url: string) => new URL(url, LIBRARY_SITE).pathname;

/**
 * Joins the props that demos set with the documentation of their packages. Leaves out undocumented components.
 *
 * @param packages the components of all documented packages
 * @param readings by the demo's file
 */
export function documentedUses(
  packages: readonly Pick<PackageComponents, 'installed' | 'components'>[],
  demos: readonly DemoFile[],
  readings: ReadonlyMap<string, DemoReading>,
): DemoUse[] {
  const all = packages.flatMap(({ installed, components }) =>
    components.map((component) => ({ packageName: installed.name, component })),
  );
  // By page, not by name: a component may inherit from another package.
  const byPage = new Map(all.map((item) => [pathOf(item.component.pageUrl), item]));

  function componentOf({ packageName, folder, name }: DeclaredComponent) {
    const inFolder = all.filter(
      (candidate) => candidate.packageName === packageName && candidate.component.folder === folder,
    );
    // A folder is named after its default export, even if the declaration has another name.
    return (
      inFolder.find(({ component }) => component.name === name) ??
      inFolder.find(({ component }) => component.isDefaultExport && component.name.endsWith(name))
    );
  }

  function ownerOf(
    documented: DocumentedComponent | undefined,
    prop: string,
  ): DocumentedComponent | undefined {
    if (!documented || documented.component.props.some(({ name }) => name === prop)) {
      return documented;
    }
    const { inheritance } = documented.component;
    return inheritance && ownerOf(byPage.get(pathOf(inheritance.url)), prop);
  }

  return demos.flatMap((demo) =>
    (readings.get(demo.file)?.uses ?? []).flatMap(({ component: declared, prop, line }) => {
      const component = componentOf(declared);
      const owner = ownerOf(component, prop);
      return component ? [{ demo, component, ...(owner && { owner }), prop, line }] : [];
    }),
  );
}

/** Returns the site path of a component's API page; undefined if the page doesn't exist yet. */
type ApiPageOf = (component: DocumentedComponent) => string | undefined;

function propInUse({ prop, owner }: DemoUse, apiPageOf: ApiPageOf): PropInUse {
  const documented = owner?.component.props.find(({ name }) => name === prop);
  const page = owner && apiPageOf(owner);
  const text = documented && plainSummary(documented.description);
  return {
    name: prop,
    ...(owner && page && { href: `${page}#${propAnchor(owner.component.name, prop)}` }),
    ...(text && { text }),
  };
}

function propsInUse(uses: readonly DemoUse[], apiPageOf: ApiPageOf): PropInUse[] {
  const byProp = new Map(uses.map((use) => [use.prop, use]));
  const props = [...byProp.values()].map((use) => propInUse(use, apiPageOf));
  const isDocumented = ({ href }: PropInUse) => Number(href !== undefined);
  // Undocumented props come last.
  return props.sort(
    (a, b) => isDocumented(b) - isDocumented(a) || a.name.localeCompare(b.name, 'en'),
  );
}

/** Returns the components that each demo uses, by demo id, in the order in which they first appear. */
export function usesOfDemos(
  uses: readonly DemoUse[],
  apiPageOf: ApiPageOf,
): Map<string, ComponentUse[]> {
  const demos = groupBy(uses, ({ demo }) => demo.id);
  return new Map(
    [...demos].map(([id, ofDemo]) => [
      id,
      [...groupBy(ofDemo, ({ component }) => component)].flatMap(([component, ofComponent]) => {
        const href = apiPageOf(component);
        const props = propsInUse(ofComponent, apiPageOf);
        return href ? [{ component: component.component.name, href, props }] : [];
      }),
    ]),
  );
}
