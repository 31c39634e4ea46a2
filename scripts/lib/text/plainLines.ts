import { withoutCode } from '@component-docs/kit/node/mdx/pageTags';

/** Stands for each character of code, which is neither a letter nor a space. */
export const OBJECT = '\uFFFC';

const blank = (found: string): string => found.replace(/[^\n]/g, ' ');

/** The fields of the front matter that readers see. */
const SEEN_FIELD = /^(?:title|sidebar_label|description): */;

function seenFields(frontMatter: string): string {
  return frontMatter
    .split('\n')
    .map((line) => (SEEN_FIELD.test(line) ? line.replace(SEEN_FIELD, blank) : blank(line)))
    .join('\n');
}

/** Parts of a page that aren't text: modules, tags, expressions, link targets, and marks of images. */
const MARKUP = [
  /^(?:import|export) .*$/gm,
  /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|=>|[^>"'])*>/g,
  /\{[^{}]*\}/g,
  /(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)/g,
  /^ *\[[^\]]+\]: .*$/gm,
  /!(?=\[)/g,
];

/**
 * Returns the lines of a page, in which spaces replace everything that isn't text, and `OBJECT` replaces code.
 * Each character stays where it is.
 */
export function plainLines(content: string): string[] {
  const text = withoutCode(content)
    .replace(/^---\n[^]*?\n---(?=\n|$)/, seenFields)
    .replace(/(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, (code) => OBJECT.repeat(code.length));
  return MARKUP.reduce((rest, pattern) => rest.replace(pattern, blank), text).split('\n');
}
