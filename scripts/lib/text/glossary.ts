import type { Section } from '../../../plugins/translation-drift/node/types';
import type { Finding } from './finding';
import { findPhrase, phrasePattern } from './findPhrases';
import { locate } from './prose';
import type { Block, Prose } from './prose';
import type { TableProse } from './readTable';
import { withoutCode } from '../../../plugins/api-reference/node/translation/codeSlots';

/** How an English term is translated. */
export interface Term {
  english: string;
  chinese: string;
  /** Translations of the term that shouldn't be used, in this case: `effect`, but not `Effect`. */
  discouraged?: readonly string[];
  /** Words that contain a discouraged translation and are fine. */
  except?: readonly string[];
}

/** A page in one language: its texts and its sections. */
export interface SectionedProse {
  prose: Prose;
  sections: readonly Section[];
}

/** Returns the id of the section that a block is in. */
function sectionOf({ prose, sections }: SectionedProse, block: Block): string | undefined {
  const { line } = locate(prose, block, 0);
  return sections.findLast((section) => section.line <= line)?.id;
}

function textOfSection(page: SectionedProse, id: string | undefined): string {
  return page.prose.blocks
    .filter((block) => sectionOf(page, block) === id)
    .map(({ text }) => text)
    .join('\n');
}

function termPatterns(term: Term): RegExp[] {
  return [phrasePattern(term.english), phrasePattern(`${term.english}s`)];
}

/**
 * Finds discouraged translations in a block of a translation.
 *
 * @param english the text that was translated
 */
function checkBlock(
  prose: Prose,
  block: Block,
  english: string,
  terms: readonly Term[],
  severity: Finding['severity'],
): Finding[] {
  const used = terms.filter((term) => termPatterns(term).some((pattern) => pattern.test(english)));
  return used.flatMap(({ english: name, chinese, discouraged = [], except = [] }) =>
    discouraged.flatMap((word) =>
      findPhrase(block.text, word, [chinese, ...except], true).map(({ found, index }): Finding => ({
        ...locate(prose, block, index),
        severity,
        found,
        better: `${chinese} (${name})`,
      })),
    ),
  );
}

/**
 * Finds discouraged translations in the API reference, where the English text has the term. Returns
 * warnings, because its translations may be drafts.
 */
export function checkTableGlossary(table: TableProse, terms: readonly Term[]): Finding[] {
  return table.texts.flatMap(({ english, blocks }) =>
    blocks.flatMap((block) => checkBlock(table, block, withoutCode(english), terms, 'warning')),
  );
}

/**
 * Finds discouraged translations on a translated page, in the sections whose English text has the
 * term, in singular or plural. Returns errors with the translation to use.
 */
export function checkGlossary(
  english: SectionedProse,
  translated: SectionedProse,
  terms: readonly Term[],
): Finding[] {
  return translated.prose.blocks.flatMap((block) => {
    const text = textOfSection(english, sectionOf(translated, block));
    return checkBlock(translated.prose, block, text, terms, 'error');
  });
}
