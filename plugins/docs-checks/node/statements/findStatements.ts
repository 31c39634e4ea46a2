import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';

/** A name of a package that means something else now, or nothing. */
export interface ChangedName {
  /** The component, hook, or interface. */
  item: string;
  /** Its member; absent if the item as a whole has changed. */
  member?: string;
  /** The change, for messages: `was removed`, `is deprecated`. */
  change: string;
}

/** A line of a page that names something that has changed. */
interface Statement {
  file: string;
  /** From 1. */
  line: number;
  /** The name in the line, and its change. */
  reason: string;
}

/** Matches a name as a whole, in code: `` `name` ``, `<Name`, `name=`, `name:`, `.Name-class`. */
function inCode(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:[\`<.{('"\\s]|^)${escaped}(?=[\`>=:.})'",\\s/]|$)`);
}

/** A line that holds code, or code spans: in plain text, `color` is a word. */
const HAS_CODE = /`|[<>={}]/;

/**
 * Finds the lines of a page that use names which a release changed. A member counts only on pages that name its
 * item, and a line that can't hold code doesn't count. Neither does front matter, whose keys have names of props.
 *
 * @param file path from the site's root
 * @param content the page with its front matter
 */
export function findStatements(
  file: string,
  content: string,
  changes: readonly ChangedName[],
): Statement[] {
  const named = changes
    .filter(({ item }) => new RegExp(`\\b${item}\\b`).test(content))
    .map((change) => ({ ...change, pattern: inCode(change.member ?? change.item) }));
  if (named.length === 0) {
    return [];
  }
  return blankFrontMatter(content)
    .split('\n')
    .flatMap((text, index) => {
      const reasons = HAS_CODE.test(text)
        ? named
            .filter(({ pattern }) => pattern.test(text))
            .map(
              ({ item, member, change }) =>
                `${member ?? ''}${member ? ' of ' : ''}${item} ${change}`,
            )
        : [];
      return reasons.length > 0
        ? [{ file, line: index + 1, reason: [...new Set(reasons)].join('; ') }]
        : [];
    });
}
