import { hashOf, noStore } from '@component-docs/kit/node/cache/cachedValue';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import { groupBy } from '@component-docs/kit/node/groupBy';
import type { DescribedDemo } from './describeDemo';
import { STYLES_FILE } from './readImports';

/**
 * Bundler rule: leaves the style sheets of demos out of the bundle. Docusaurus would add them to the one that every
 * page loads. Each page loads its own instead (`pageStyles`).
 */
export const NO_STYLES_RULE = {
  include: /[\\/]docs[\\/].+[\\/]demos[\\/]/,
  resolve: { alias: { [`./${STYLES_FILE}`]: false } },
} as const;

/**
 * Compiles the styles of the demos' Tailwind and plain CSS versions into one stylesheet for each
 * page that has such demos. The rules of each version apply to its own elements and popups only,
 * neither to the page around it nor to other versions.
 *
 * Throws, with file and line, when a demo's stylesheet doesn't parse.
 *
 * @param store keeps the stylesheets of pages whose demos haven't changed
 * @returns the stylesheets by page folder
 */
export async function pageStyles(
  demos: readonly DescribedDemo[],
  store: ValueStore = noStore,
): Promise<Map<string, string>> {
  const styled = demos.filter(({ styling }) => styling);
  const pages = groupBy(styled, ({ page }) => page);
  const sheets = [...pages].map(async ([page, ofPage]): Promise<[string, string]> => {
    const key = hashOf(
      ofPage.flatMap(({ id, code, styles, modules }) => [
        id,
        code,
        styles ?? '',
        ...modules.map((module) => module.code),
      ]),
    );
    const compile = async () => {
      // Loaded on demand: Tailwind takes half a second, and kept style sheets don't need it.
      const { compileStyles } = await import('./compileStyles');
      return compileStyles(ofPage);
    };
    return [page, await store(page, key, compile)];
  });
  return new Map(await Promise.all(sheets));
}
