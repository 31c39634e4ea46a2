import type { ExtractedComponent, PackageComponents } from '../reference';
import { LIBRARY_SITE } from '../reference/describe/rewriteLinks';
import type { DeclaredComponent } from './types';

/** A component with an API page, and the package that it is from. */
export interface DocumentedComponent {
  packageName: string;
  component: ExtractedComponent;
}

/** Finds the documentation of what demos use. */
export interface Documentation {
  /** The component, if the package documents it. */
  componentOf: (declared: DeclaredComponent) => DocumentedComponent | undefined;
  /** The component that documents a prop: the one that has it, or one that this one inherits from. */
  ownerOf: (component: DocumentedComponent, prop: string) => DocumentedComponent | undefined;
}

function pathOf(url: string): string {
  return new URL(url, LIBRARY_SITE).pathname;
}

/** Makes the lookup from the components of all documented packages. */
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
    // A folder's name is that of its default export, whatever its declaration says.
    return (
      inFolder.find(({ component }) => component.name === name) ??
      inFolder.find(({ component }) => component.isDefaultExport && component.name.endsWith(name))
    );
  };
  // By page and not by name: what a package inherits may be another package's.
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
