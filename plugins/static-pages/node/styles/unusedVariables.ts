import type { Root } from 'postcss';

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** Returns the names of the custom properties that a text of CSS or script refers to. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name));
}

/**
 * Removes declarations of custom properties that nothing refers to, also those that only other
 * removed ones refer to.
 *
 * @param root a style sheet, which is changed
 * @param isUsedElsewhere whether something outside of it refers to a custom property
 */
export function removeUnusedVariables(
  root: Root,
  isUsedElsewhere: (name: string) => boolean,
): void {
  const used = variablesIn(root.toString());
  let removed = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop) && !isUsedElsewhere(declaration.prop)) {
      declaration.remove();
      removed += 1;
    }
  });
  if (removed > 0) {
    removeUnusedVariables(root, isUsedElsewhere);
  }
}
