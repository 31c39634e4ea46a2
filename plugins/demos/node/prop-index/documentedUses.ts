import type { ExtractedComponent, PackageComponents } from '@component-docs/api-reference';
import { LIBRARY_SITE } from '@component-docs/api-reference/node/describe/html';
import type { DemoFile } from '../collectDemos';
import type { DeclaredComponent, DemoReading } from './resolveComponent';

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
