import prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { lineHtml } from '@component-docs/written-pages/shared/code-blocks/lineHtml';
import { tokenizeWith } from '@component-docs/written-pages/shared/code-blocks/tokenizeWith';

// Otherwise, Prism would highlight the whole page: it reads this in the next frame.
prism.manual = true;

class TooManySearchesError extends Error {}

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

/**
 * Prepares a grammar of Prism, so that `withinSearches` can end code that uses it. Prism's time can grow with
 * the cube of a text's length: after each new token, it searches again in the text that the token may have
 * changed.
 */
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
 * Returns the result of a function that works with prepared grammars; undefined if it needs more searches
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

/** The longest code and the longest line with colors, in characters: a search may read each part of it again. */
const MAX_CODE = 15_000;
const MAX_LINE = 1000;

/** Code needs about one search for each of its characters. */
const SEARCHES_PER_CHARACTER = 3;
const MIN_SEARCHES = 1000;

bindPatterns(prism.languages, new Set());

function isShort(code: string): boolean {
  return code.length <= MAX_CODE && code.split('\n').every(({ length }) => length <= MAX_LINE);
}

/**
 * Returns code as HTML with the same classes as code that is highlighted at build. Code that would take
 * long has none: it may come from a link, or be pasted.
 */
export function highlight(code: string, language: 'jsx' | 'tsx'): string {
  const searches = MIN_SEARCHES + SEARCHES_PER_CHARACTER * code.length;
  const lines = isShort(code)
    ? withinSearches(searches, () => tokenizeWith(prism, code, language))
    : undefined;
  return (lines ?? tokenizeWith(prism, code, 'none')).map(lineHtml).join('\n');
}
