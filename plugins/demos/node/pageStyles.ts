import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { noStore } from '@component-docs/kit/node/cache/cachedValue';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import type { DescribedDemo } from './describeDemo';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { STYLES_FILE } from './readImports';

const NO_STYLES = path.join(__dirname, '../browser/noStyles.ts');

/**
 * Bundler plugin: removes the imports of demos' stylesheets from the bundle. Docusaurus would add
 * them to the one stylesheet that every page loads. Each page loads its own instead (`pageStyles`).
 */
export function replaceStyles({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    new RegExp(`^\\./${STYLES_FILE.replace('.', '\\.')}$`),
    (resource: { context: string; request: string }) => {
      if (/\/docs\/.+\/demos\//.test(posixPath(resource.context))) {
        resource.request = NO_STYLES;
      }
    },
  );
}

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
  const pages = groupBy(
    demos.filter(({ styling }) => styling),
    ({ page }) => page,
  );
  const sheets = [...pages].map(async ([page, ofPage]): Promise<[string, string]> => {
    const key = hashOf(
      ofPage.flatMap(({ id, code, styles, modules }) => [
        id,
        code,
        styles ?? '',
        ...modules.map((module) => module.code),
      ]),
    );
    const css = await store(page, key, async () => {
      // Loaded on demand: Tailwind CSS takes half a second, and kept stylesheets don't need it.
      const { compileStyles } = await import('./compileStyles');
      return compileStyles(ofPage);
    });
    return [page, css];
  });
  return new Map(await Promise.all(sheets));
}
