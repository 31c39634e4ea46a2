import type { ExtractedComponent, PackageComponents } from '@component-docs/api-reference';
import { LIBRARY_SITE } from '@component-docs/api-reference/node/describe/html';
import type { DeclaredComponent } from './types';

/** A component with an API page, and its package. */
export interface DocumentedComponent {
  packageName: string;
  component: ExtractedComponent;
}

/** Looks up the documentation of components and props that demos use. */
export interface Documentation {
  /** Returns the component, if the package documents it. */
  componentOf: (declared: DeclaredComponent) => DocumentedComponent | undefined;
  /** Returns the component that documents a prop: the given one, or one that it inherits from. */
  ownerOf: (component: DocumentedComponent, prop: string) => DocumentedComponent | undefined;
}

function pathOf(url: string): string {
  return new URL(url, LIBRARY_SITE).pathname;
}

/** Creates the lookup from the components of all documented packages. */
export function createDocumentation(
  packages: readonly Pick<PackageComponents, 'installed' | 'components'>[],
): Documentation {
  const all = packages.flatMap(({ installed, components }) =>
    components.map((component) => ({ packageName: installed.name, component })),
  );
  const componentOf: Documentation['componentOf'] = ({ packageName, folder, name }) => {
    const inFolder = all.filter(
      (candidate) => candidate.packageName === packageName && candidate.component.folder === folder,
    );
    // A folder is named after its default export, whatever name the declaration has.
    return (
      inFolder.find(({ component }) => component.name === name) ??
      inFolder.find(({ component }) => component.isDefaultExport && component.name.endsWith(name))
    );
  };
  // By page, not by name: a component may inherit from another package.
  const byPage = new Map(all.map((item) => [pathOf(item.component.pageUrl), item]));
  const parentAt = (url: string) => byPage.get(pathOf(url));
  const ownerOf: Documentation['ownerOf'] = (documented, prop) => {
    const { component } = documented;
    if (component.props.some(({ name }) => name === prop)) {
      return documented;
    }
    const parent = component.inheritance && parentAt(component.inheritance.url);
    return parent ? ownerOf(parent, prop) : undefined;
  };
  return { componentOf, ownerOf };
}
