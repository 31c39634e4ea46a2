import type { DescribedDemo } from './describeDemo';

/** The most modules that a demo may import: readers copy each of them with it. */
const MAX_MODULES = 1;

/**
 * Returns a message for each module in the folders of demos that no demo imports, and for each demo that imports
 * more modules than one, directly or by another one.
 *
 * @param modules absolute paths of all modules
 */
export function checkModules(
  modules: readonly string[],
  demos: readonly Pick<DescribedDemo, 'file' | 'modules'>[],
  toSitePath: (file: string) => string,
): string[] {
  const imported = new Set(demos.flatMap((demo) => demo.modules.map(({ file }) => file)));
  const unused = modules
    .filter((file) => !imported.has(file))
    .map(
      (file) =>
        `${toSitePath(file)}: no demo imports this module. Import it in a demo of its folder, or delete it.`,
    );
  const scattered = demos
    .filter((demo) => demo.modules.length > MAX_MODULES)
    .map((demo) => {
      const names = demo.modules.map(({ name }) => name).join(', ');
      return `${toSitePath(demo.file)}: imports ${demo.modules.length} modules (${names}), but a demo may have at most ${MAX_MODULES}, because readers copy each of them. Write up to ten rows into the demo, generate more with Array.from, and merge the rest into one module.`;
    });
  return [...unused, ...scattered];
}
