import { similarity } from '@component-docs/kit/shared/similarity';
import type { IconIndex } from './findIcons';

/** From this similarity on, a name may be what was meant. */
const SIMILAR = 0.6;
const MAX_NAMES = 3;
/** How much better than a synonym an equally similar name is. */
const NAME_BONUS = 0.01;

/** Returns the names of up to three families that a query without results may have meant. */
export function similarNames(index: IconIndex, words: readonly string[]): string[] {
  const query = words.join('');
  return index
    .map(({ family, name, synonyms }) => ({
      name: family.name,
      score: Math.max(
        similarity(name, query) + NAME_BONUS,
        ...synonyms.map((each) => similarity(each, query)),
      ),
    }))
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}
