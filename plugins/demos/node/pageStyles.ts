import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { noStore } from '@component-docs/kit/node/cache/valueStore';
import type { ValueStore } from '@component-docs/kit/node/cache/valueStore';
import type { DescribedDemo } from './describeDemo';

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
  const pages = new Map<string, DescribedDemo[]>();
  demos
    .filter(({ styling }) => styling)
    .forEach((demo) => pages.set(demo.page, [...(pages.get(demo.page) ?? []), demo]));
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
