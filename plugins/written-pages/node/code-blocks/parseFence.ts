import { LINE_MARKS, LANGUAGES } from './highlight';
import type { LineMark } from './highlight';

/** A code fence, parsed from its info string and content. */
export interface Fence {
  language: string;
  title: string | undefined;
  /** The label of its tab inside a `<codeblock>`. */
  label: string | undefined;
  code: string;
  marks: Map<number, LineMark>;
}

/** `{2,4-6}` → 2, 4, 5, 6. */
function parseLineRanges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const range = /^(\d+)(?:-(\d+))?$/.exec(part.trim());
    const from = Number(range?.[1]);
    const to = Number(range?.[2] ?? range?.[1]);
    if (!range || from < 1 || to < from) {
      throw new Error(
        `"{${text}}" is not a list of lines. Write line numbers and ranges: {2,4-6}.`,
      );
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const [MARKED, ADDED, REMOVED] = LINE_MARKS;
const DIFF_SIGNS: Record<string, LineMark | undefined> = { '+': ADDED, '-': REMOVED };

/** Converts the signs of a diff's lines to marks, so that readers copy the code without them. */
function parseDiff(code: string): Pick<Fence, 'code' | 'marks'> {
  const marks: Fence['marks'] = new Map();
  const lines = code.split('\n').map((line, index) => {
    const mark = DIFF_SIGNS[line.charAt(0)];
    if (mark) {
      marks.set(index + 1, mark);
    }
    return mark || line.startsWith(' ') ? line.slice(1) : line;
  });
  return { code: lines.join('\n'), marks };
}

/** The attributes that a fence's info string can set. */
const ATTRIBUTES = ['title', 'lang'] as const;

function checkLanguage(name: string): string {
  if (!LANGUAGES.some((known) => known === name)) {
    throw new Error(`Unknown language "${name}". Use one of: ${LANGUAGES.join(', ')}.`);
  }
  return name;
}

interface Info {
  attributes: Map<string, string>;
  ranges: string | undefined;
  label: string | undefined;
}

/**
 * Parses an info string. Throws when it contains anything but attributes, line ranges, and a label.
 */
function parseInfo(meta: string): Info {
  const attributes = new Map<string, string>();
  const withoutAttributes = meta.replace(/(\w+)="([^"]*)"/g, (_, key: string, value: string) => {
    attributes.set(key, value);
    return '';
  });
  const unknown = [...attributes.keys()].find((key) => !ATTRIBUTES.some((name) => name === key));
  if (unknown) {
    throw new Error(
      `Unknown "${unknown}" after the language. Use one of: ${ATTRIBUTES.join(', ')}.`,
    );
  }
  const ranges = /\{([^}]*)\}/.exec(withoutAttributes)?.[1];
  const rest = withoutAttributes.replace(/\{[^}]*\}/, '').trim();
  if (rest && !/^[A-Za-z][\w-]*$/.test(rest)) {
    throw new Error(
      `"${rest}" after the language is not valid. Write title="…", {2,4-6}, or one word as the label of a tab.`,
    );
  }
  return { attributes, ranges, label: rest || undefined };
}

/**
 * Parses a fence: its language, then `title="…"`, `{2,4-6}` for highlighted lines, `lang="css"` for
 * the language of the code in a diff (jsx by default), and a single word as the label of its tab.
 *
 * Throws when the language is unknown or anything after it isn't valid.
 */
export function parseFence(language: string | null, meta: string | null, code: string): Fence {
  const name = checkLanguage(language ?? 'plain');
  const { attributes, ranges, label } = parseInfo(meta ?? '');
  const content = name === 'diff' ? parseDiff(code) : { code, marks: new Map<number, LineMark>() };
  if (ranges !== undefined) {
    parseLineRanges(ranges).forEach((line) => content.marks.set(line, MARKED));
  }
  return {
    language: name === 'diff' ? checkLanguage(attributes.get('lang') ?? 'jsx') : name,
    title: attributes.get('title'),
    label,
    ...content,
  };
}
