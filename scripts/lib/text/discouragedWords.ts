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
  /** Whether it is avoided on pages only: maintainers count texts of labels. */
  pagesOnly?: boolean;
}

/** Finds discouraged phrases in the texts of a file. Returns errors for a page, else warnings. */
export function findDiscouraged(prose: Prose, phrases: readonly DiscouragedPhrase[]): Finding[] {
  const isPage = prose.file.endsWith('.mdx');
  const avoided = phrases.filter(({ pagesOnly }) => isPage || !pagesOnly);
  return prose.blocks.flatMap((block) =>
    avoided.flatMap(({ phrase, better, except }) =>
      findPhrase(block.text, phrase, except).map(({ found, index }): Finding => ({
        ...locate(prose, block, index),
        severity: isPage ? 'error' : 'warning',
        found,
        better,
      })),
    ),
  );
}
