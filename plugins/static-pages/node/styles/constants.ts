import type { Declaration, Root } from 'postcss';
import { variablesIn } from './unusedVariables';

/** Names of custom properties that a text mentions, but for references to them. */
const MENTION = /(?<!var\(\s*)(?<![\w-])--[a-z][\w-]*/gi;

/** References without a fallback. */
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;

/** Returns the names of the custom properties that a text of CSS or script sets, or may set. */
export function variablesSetIn(text: string): Set<string> {
  return new Set(text.match(MENTION));
}

const isOnRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';

const isTopLevel = ({ parent }: Declaration) => parent?.parent?.type === 'root';

function inline(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(REFERENCE, (reference, name: string) => constants.get(name) ?? reference);
}

/**
 * Returns the custom properties that a style sheet sets once, for the whole document, to a value that
 * always stays the same.
 *
 * @param isSetElsewhere whether something outside of the style sheet may set a custom property
 */
export function constantsIn(
  root: Root,
  isSetElsewhere: (name: string) => boolean,
): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [
      ...(declarations.get(declaration.prop) ?? []),
      declaration,
    ]);
  });
  const constants = new Map<string, string>();
  const candidates = [...declarations].filter(
    ([name, [first, ...others]]) =>
      first && others.length === 0 && isOnRoot(first) && isTopLevel(first) && !isSetElsewhere(name),
  );
  let known = -1;
  // A constant may be made of others, in any order.
  while (known < constants.size) {
    known = constants.size;
    candidates.forEach(([name, [declaration]]) => {
      const value = inline(declaration?.value ?? '', constants);
      if (variablesIn(value).size === 0) {
        constants.set(name, value);
      }
    });
  }
  return constants;
}

/** Puts the values of constants in the place of references to them. */
export function inlineConstants(root: Root, constants: ReadonlyMap<string, string>): void {
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) {
      declaration.value = inline(declaration.value, constants);
    }
  });
}
