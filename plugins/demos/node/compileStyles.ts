import path from 'node:path';
import postcss from 'postcss';
import type { AtRule, Container, Document, Plugin, Rule } from 'postcss';
import tailwindcss from 'tailwindcss';
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

/** Compiles the utilities that the demos use. Dark mode follows the site and the demo. */
async function tailwindStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const content = demos
    .flatMap(({ code, modules }) => [code, ...modules.map((module) => module.code)])
    .map((raw) => ({ raw, extension: 'tsx' }));
  const tailwind = tailwindcss({
    content,
    darkMode: ['variant', DARK_MODE],
  });
  const scope = scopeStyles(`[data-demo-styles^="${islandId({ name: '', styling: 'tailwind' })}"]`);
  const source = '@tailwind base;@tailwind components;@tailwind utilities;';
  return (await postcss([tailwind, scope]).process(source, { from: undefined })).css;
}

async function plainStyles({ name, styles = '', file }: DescribedDemo): Promise<string> {
  const scope = scopeStyles(`[data-demo-styles="${islandId({ name, styling: 'css' })}"]`);
  return (
    await postcss([scope]).process(styles, { from: path.join(path.dirname(file), STYLES_FILE) })
  ).css;
}

/**
 * Compiles the styles of a page's Tailwind and plain CSS versions into one stylesheet.
 *
 * Throws, with file and line, when a demo's stylesheet doesn't parse.
 */
export async function compileStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const versions = (styling: string) => demos.filter((demo) => demo.styling === styling);
  const parts = await Promise.all([
    tailwindStyles(versions('tailwind')),
    ...versions('css').map(plainStyles),
  ]);
  return parts.join('\n');
}
