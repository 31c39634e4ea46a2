import type { Root } from 'postcss';

/** Selectors of the document's element, in both color modes. */
const DOCUMENT = new Set([':root', "html[data-theme='dark']"]);

/** Returns the custom properties that a style sheet sets for the whole document, in every case. */
export function variablesOnRoot(root: Root): Set<string> {
  const names = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.each((child) => {
        if (child.type === 'decl' && child.prop.startsWith('--')) {
          names.add(child.prop);
        }
      });
    }
  });
  return names;
}

/**
 * Removes the values that a style sheet gives to custom properties of the document's element, of those
 * that a style sheet above it sets in every case.
 */
export function removeOverridden(root: Root, overridden: ReadonlySet<string>): void {
  root.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration;
    const isOnDocument =
      parent?.type === 'rule' && 'selector' in parent && DOCUMENT.has(String(parent.selector));
    if (isOnDocument && overridden.has(declaration.prop)) {
      declaration.remove();
    }
  });
}
