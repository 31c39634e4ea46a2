import type { Section } from '@component-docs/translation-drift/node/types';
import { withoutCode } from '@component-docs/kit/node/mdx/pageTags';

/** Stands for each character of code, which is neither a letter nor a space. */
const OBJECT = '\uFFFC';

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
function plainLines(content: string): string[] {
  const text = withoutCode(content)
    .replace(/^---\n[^]*?\n---(?=\n|$)/, seenFields)
    .replace(/(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, (code) => OBJECT.repeat(code.length));
  return MARKUP.reduce((rest, pattern) => rest.replace(pattern, blank), text).split('\n');
}

/** A phrase that English pages should avoid. */
export interface DiscouragedPhrase {
  phrase: string;
  /** The better phrase, or an instruction. */
  better: string;
  /** Phrases that contain it and are fine. */
  except?: readonly string[];
}

/** How an English term is translated. */
export interface Term {
  english: string;
  chinese: string;
  /** Translations of the term that shouldn't be used, in this case: `effect`, but not `Effect`. */
  discouraged?: readonly string[];
  /** Words that contain a discouraged translation and are fine. */
  except?: readonly string[];
}

/** The characters that continue a word. Chinese has no space between words, so its characters don't. */
const WORD = String.raw`[\p{Script=Latin}\p{N}_-]`;

/**
 * Returns a pattern that finds a phrase as whole words. Characters other than letters and digits, such as `!`,
 * are found anywhere. A hyphen continues a word: `just` isn't in `just-in-time`.
 */
function patternOf(phrase: string, flags: string): RegExp {
  const words = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`\s+`);
  const start = new RegExp(`^${WORD}`, 'u').test(phrase) ? `(?<!${WORD})` : '';
  const end = new RegExp(`${WORD}$`, 'u').test(phrase) ? `(?!${WORD})` : '';
  return new RegExp(start + words + end, flags);
}

/** Returns `line:column  found` for each place of a phrase outside of longer phrases that are fine. */
function findPhrase(
  lines: readonly string[],
  phrase: string,
  except: readonly string[],
  flags: string,
): string[] {
  const longer = except.map((each) => patternOf(each, flags));
  const pattern = patternOf(phrase, flags);
  return lines.flatMap((line, row) => {
    const rest = longer.reduce(
      (text, fine) => text.replace(fine, (found) => OBJECT.repeat(found.length)),
      line,
    );
    return [...rest.matchAll(pattern)].map(
      ({ 0: found, index }) => `${row + 1}:${index + 1}  ${found}`,
    );
  });
}

/** Finds discouraged phrases in an English page. */
export function discouragedPhrases(
  content: string,
  phrases: readonly DiscouragedPhrase[],
): string[] {
  const lines = plainLines(content);
  return phrases.flatMap(({ phrase, better, except = [] }) =>
    findPhrase(lines, phrase, except, 'giu').map((found) => `${found} → ${better}`),
  );
}

/** A page and its sections. */
export interface SectionedPage {
  content: string;
  sections: readonly Section[];
}

/** Returns the lines of each section, by its id; the others are empty. */
function linesBySection({ content, sections }: SectionedPage): Map<string, string[]> {
  const lines = plainLines(content);
  return new Map(
    sections.map(({ id, line }, index) => {
      const end = sections[index + 1]?.line ?? lines.length + 1;
      return [id, lines.map((text, row) => (row + 1 >= line && row + 1 < end ? text : ''))];
    }),
  );
}

/** Finds discouraged translations of terms, in the sections whose English text has the term. */
export function discouragedTranslations(
  english: SectionedPage,
  translated: SectionedPage,
  terms: readonly Term[],
): string[] {
  const texts = linesBySection(english);
  return [...linesBySection(translated)].flatMap(([id, lines]) => {
    const source = (texts.get(id) ?? []).join('\n');
    return terms
      .filter(({ english: name }) =>
        [name, `${name}s`].some((form) => patternOf(form, 'iu').test(source)),
      )
      .flatMap(({ english: name, chinese, discouraged = [], except = [] }) =>
        discouraged.flatMap((word) =>
          findPhrase(lines, word, [chinese, ...except], 'gu').map(
            (found) => `${found} → ${chinese} (${name})`,
          ),
        ),
      );
  });
}

/** Faults that AutoCorrect doesn't look for: Chinese beside code without a space, and half-width brackets. */
const BESIDE_CODE = new RegExp(
  String.raw`\p{sc=Han}(?=${OBJECT})|${OBJECT}(?=\p{sc=Han})|\p{sc=Han}\(|\)\p{sc=Han}`,
  'gu',
);

/** Finds Chinese beside code without a space, and half-width brackets beside Chinese. */
export function chineseBesideCode(content: string): string[] {
  return plainLines(content).flatMap((line, row) =>
    [...line.matchAll(BESIDE_CODE)].map(
      ({ 0: found, index }) =>
        `${row + 1}:${index + 1}  ${found.replace(OBJECT, '`')} → ${/[()]/.test(found) ? '（）' : 'a space'}`,
    ),
  );
}
