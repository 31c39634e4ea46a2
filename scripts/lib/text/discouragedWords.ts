import type { Finding } from './finding';
import { findPhrase } from './findPhrases';
import { locate } from './prose';
import type { Prose } from './prose';

/** A phrase that English texts should avoid. */
export interface DiscouragedPhrase {
  phrase: string;
  /** What to write, or what to do. */
  better: string;
  /** Phrases that contain it and are fine. */
  except?: readonly string[];
}

/** Finds discouraged phrases in the texts of a file. Returns warnings. */
export function findDiscouraged(prose: Prose, phrases: readonly DiscouragedPhrase[]): Finding[] {
  return prose.blocks.flatMap((block) =>
    phrases.flatMap(({ phrase, better, except }) =>
      findPhrase(block.text, phrase, except).map(({ found, index }): Finding => ({
        ...locate(prose, block, index),
        severity: 'warning',
        found,
        better,
      })),
    ),
  );
}
