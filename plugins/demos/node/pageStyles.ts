import path from 'node:path';
import postcss from 'postcss';
import type { AtRule, Container, Document, Plugin, Rule } from 'postcss';
import { hashOf, noStore } from '@component-docs/kit/node/cache/cachedValue';
import type { ValueStore } from '@component-docs/kit/node/cache/cachedValue';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { islandId } from '../shared/ids';
import type { DescribedDemo } from './describeDemo';
import { STYLES_FILE } from './readImports';

/** Selectors for the whole document. In a demo's stylesheet, they select the demo's root. */
const DOCUMENT = /^(?:html|body|:root|:host)$/;

function isKeyframe({ parent }: Rule): boolean {
  const container: Container | Document | undefined = parent;
  return container?.type === 'atrule' && /keyframes$/.test((container as AtRule).name);
}

/**
 * PostCSS plugin: limits every rule to the elements that match a selector and their descendants.
 * Removes comments, because readers see them in the source.
 */
function scopeStyles(root: string): Plugin {
  return {
    postcssPlugin: 'scope-styles',
    OnceExit(css) {
      css.walkComments((comment) => void comment.remove());
      css.walkRules((rule) => {
        if (!isKeyframe(rule)) {
          const scoped = rule.selectors.map((selector) =>
            DOCUMENT.test(selector) ? root : `${root} ${selector}`,
          );
          rule.selectors = [...new Set(scoped)];
        }
      });
    },
  };
}

/** Matches inside a dark ancestor, except in a demo that is shown light on the dark site. */
const DARK_MODE =
  '&:where([data-theme="dark"] *):not(:where([data-theme="dark"] [data-theme="light"] *))';

async function tailwindStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const content = demos
    .flatMap(({ code, modules }) => [code, ...modules.map((module) => module.code)])
    .map((raw) => ({ raw, extension: 'tsx' }));
  // Loaded on demand: it takes half a second, and kept style sheets don't need it.
  const { default: tailwindcss } = await import('tailwindcss');
  const tailwind = tailwindcss({ content, darkMode: ['variant', DARK_MODE] });
  const scope = scopeStyles(`[data-demo-styles^="${islandId({ name: '', styling: 'tailwind' })}"]`);
  const source = '@tailwind base;@tailwind components;@tailwind utilities;';
  return (await postcss([tailwind, scope]).process(source, { from: undefined })).css;
}

async function plainStyles({ name, styles = '', file }: DescribedDemo): Promise<string> {
  const scope = scopeStyles(`[data-demo-styles="${islandId({ name, styling: 'css' })}"]`);
  const from = path.join(path.dirname(file), STYLES_FILE);
  return (await postcss([scope]).process(styles, { from })).css;
}

async function compileStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const versions = (styling: string) => demos.filter((demo) => demo.styling === styling);
  const parts = await Promise.all([
    tailwindStyles(versions('tailwind')),
    ...versions('css').map(plainStyles),
  ]);
  return parts.join('\n');
}

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
    return [page, await store(page, key, () => compileStyles(ofPage))];
  });
  return new Map(await Promise.all(sheets));
}
