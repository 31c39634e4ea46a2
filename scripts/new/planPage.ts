import { PLAYGROUND_PRODUCTS } from '@component-docs/playgrounds/node/checkPages';
import { demoFiles, mainComponent } from './demo/demoFiles';
import type { NewFile, PackageComponent } from './demo/demoFiles';
import { sectionsOf } from './outline';
import type { PageOutline } from '@component-docs/page-tree/node/outlines/readOutlines';
import { pageText } from './pageText';
import type { PageAddress } from './parseAddress';

/** What the installed packages of a product export. */
export interface Exports {
  components: readonly PackageComponent[];
  hooks: readonly string[];
}

/** Leaves out of an outline what the installed packages don't have. */
export function installedOutline(
  outline: PageOutline,
  { components, hooks }: Exports,
): PageOutline {
  const names = new Set(components.map(({ name }) => name));
  return {
    ...outline,
    components: (outline.components ?? []).filter((name) => names.has(name)),
    hooks: (outline.hooks ?? []).filter((name) => hooks.includes(name)),
  };
}

/**
 * Leaves out the link to the unstyled component while its page is planned, because a page can't link
 * to a page that doesn't exist.
 *
 * @param written site paths of all existing pages
 */
export function withoutPlannedLink(
  { unstyled, ...outline }: PageOutline,
  written: ReadonlySet<string>,
): PageOutline {
  return unstyled !== undefined && written.has(unstyled) ? { ...outline, unstyled } : outline;
}

/** Returns the components that a page documents, from the packages. */
export function documentedBy(outline: PageOutline, { components }: Exports): PackageComponent[] {
  return (outline.components ?? []).flatMap(
    (name) => components.find((component) => component.name === name) ?? [],
  );
}

/** Returns the files of a new page: the page, and its first demo if it documents a component. */
export function planPage(address: PageAddress, known: PageOutline, exports: Exports): NewFile[] {
  const { folder, product, file } = address;
  const outline = installedOutline(known, exports);
  const component = mainComponent(outline.title, documentedBy(outline, exports));
  const firstDemo =
    component && (sectionsOf(outline).flatMap(({ demos }) => demos)[0] ?? `Basic${component.name}`);
  const text = pageText(outline, {
    folder,
    productName: product.name,
    ...(firstDemo !== undefined && { firstDemo }),
    ...(component && PLAYGROUND_PRODUCTS.includes(product.id) && { component: component.name }),
  });
  return [
    { file, text },
    ...(component && firstDemo !== undefined
      ? demoFiles(address, firstDemo, component, exports.components)
      : []),
  ];
}
