import type { FieldMatch, OpenedIndex } from '../index/openIndex';
import { completeTermsOf, termsOf } from './matchRun';
import type { RarityOf } from './matchRun';
import type { Query } from './parseQuery';
import { FIELD_WEIGHTS, WEIGHTS } from './weights';

/** Where an index has a term. */
interface FoundTerm {
  /** How well it matches entries, by their ids. */
  ofEntry: ReadonlyMap<number, number>;
  /** How many pages have it, or a form of it, and not only a longer word. */
  uses: number;
}

/** The terms of a query in an index. */
export interface FoundTerms {
  terms: ReadonlyMap<string, FoundTerm>;
  /** The number of pages of the index. */
  pages: number;
}

const isForm = ({ name, aliases, text }: FieldMatch) => Math.max(name, aliases, text) >= 0.9;

function findTerm({ entries, lookUp }: OpenedIndex, term: string, isComplete: boolean): FoundTerm {
  const ofEntry = new Map<number, number>();
  const used = new Set<number>();
  for (const [id, match] of lookUp(term, isComplete ? 'whole' : 'prefix')) {
    const { name, aliases, text } = match;
    const score = Math.max(
      name * FIELD_WEIGHTS.name,
      aliases * FIELD_WEIGHTS.aliases,
      text * FIELD_WEIGHTS.text,
    );
    const page = entries[id]?.page ?? id;
    ofEntry.set(id, score);
    if (isForm(match)) {
      used.add(page);
    }
  }
  return { ofEntry, uses: used.size };
}

/** Looks up all terms of a query in an index. */
export function lookUpTerms(index: OpenedIndex, { runs }: Query): FoundTerms {
  const complete = new Set(runs.flatMap(completeTermsOf));
  const terms = [...new Set(runs.flatMap(termsOf))];
  return {
    terms: new Map(terms.map((term) => [term, findTerm(index, term, complete.has(term))])),
    pages: index.entries.reduce((count, { page }, id) => count + (page === id ? 1 : 0), 0),
  };
}

/** Returns the function that says how rare a term is among the pages of some indexes. */
export function rarityIn(indexes: readonly FoundTerms[]): RarityOf {
  const known = new Map<string, number>();
  const pages = indexes.reduce((sum, index) => sum + index.pages, 0);
  return (term) => {
    const uses = indexes.reduce((sum, { terms }) => sum + (terms.get(term)?.uses ?? 0), 0);
    const rarity =
      known.get(term) ?? 1 - (1 - WEIGHTS.common) * (Math.log(1 + uses) / Math.log(2 + pages));
    known.set(term, rarity);
    return rarity;
  };
}
