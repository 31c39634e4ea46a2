/** Thrown when a text needs more searches than it may. */
export class TooManySearchesError extends Error {}

/** How many searches of regular expressions are left. */
let left = Infinity;

class BoundRegExp extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    left -= 1;
    if (left < 0) {
      throw new TooManySearchesError();
    }
    return super.exec(text);
  }
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function bindPatterns(node: Node, seen: Set<Node>): void {
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (value instanceof RegExp) {
      // Prism would replace a pattern that is greedy without being global.
      const flags = node.greedy && !value.global ? `${value.flags}g` : value.flags;
      node[key] = new BoundRegExp(value, flags);
    } else if (isNode(value) && !seen.has(value)) {
      bindPatterns(value, seen);
    }
  }
}

/**
 * Prepares a grammar of Prism: `withinSearches` can end what uses it. Prism's time can grow with the cube of
 * a text's length: it searches again for what a new token may have changed.
 */
export function boundGrammar(grammar: object): void {
  bindPatterns(grammar as Node, new Set());
}

/**
 * Returns what a function returns that works with prepared grammars; undefined if it needs more searches
 * than the limit.
 */
export function withinSearches<Value>(limit: number, work: () => Value): Value | undefined {
  left = limit;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooManySearchesError) {
      return undefined;
    }
    throw error;
  } finally {
    left = Infinity;
  }
}
