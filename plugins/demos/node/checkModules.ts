/**
 * Returns a message for each module in the folders of demos that no demo imports.
 *
 * @param modules absolute paths of all modules
 * @param imported absolute paths of those that a demo imports
 */
export function checkModules(
  modules: readonly string[],
  imported: ReadonlySet<string>,
  toSitePath: (file: string) => string,
): string[] {
  return modules
    .filter((file) => !imported.has(file))
    .map(
      (file) =>
        `${toSitePath(file)}: no demo imports this module. Import it in a demo of its folder, or delete it.`,
    );
}
