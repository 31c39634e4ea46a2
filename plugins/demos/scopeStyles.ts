import type { AtRule, Container, Document, Plugin, Rule } from 'postcss';

/** What stands for the whole document in a stylesheet; in a demo's, for the demo's own root. */
const DOCUMENT = /^(?:html|body|:root|:host)$/;

function isKeyframe({ parent }: Rule): boolean {
  const container: Container | Document | undefined = parent;
  return container?.type === 'atrule' && /keyframes$/.test((container as AtRule).name);
}

/**
 * PostCSS plugin: makes every rule apply below the element that a selector finds, and only there.
 * Comments are left out: readers see the source.
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
