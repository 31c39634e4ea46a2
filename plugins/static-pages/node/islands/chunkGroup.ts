/** What a cache group's functions read of a module; the same in webpack and Rspack. */
interface BundledModule {
  type?: string;
  nameForCondition?: () => string | null;
}

/** Extracted styles, which Docusaurus puts into one sheet in one order. */
const STYLES = 'css/mini-extract';

/**
 * A cache group that puts each script module into the chunk that a function names by the module's path,
 * and leaves alone those that it gives no name. Above all other groups.
 */
export function chunkGroup(nameOf: (modulePath: string) => string | undefined) {
  const chunkOf = (module: BundledModule) =>
    module.type === STYLES ? undefined : nameOf(module.nameForCondition?.() ?? '');
  return {
    test: (module: BundledModule) => chunkOf(module) !== undefined,
    name: chunkOf,
    chunks: 'async',
    enforce: true,
    priority: 60,
  } as const;
}

/**
 * Docusaurus' own group of styles, but for those that a function, asked with the module's path, says
 * are not every page's.
 */
export function styleGroup(isShared: (modulePath: string) => boolean) {
  return {
    test: (module: BundledModule) =>
      module.type === STYLES && isShared(module.nameForCondition?.() ?? ''),
  } as const;
}
