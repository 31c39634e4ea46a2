import type { AtRule, Container, Document, Plugin, Rule } from 'postcss';

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
export function scopeStyles(root: string): Plugin {
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
