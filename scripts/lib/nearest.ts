import { editDistance } from '@component-docs/kit/shared/similarity';

/**
 * Returns the candidates that a writer may have meant, most similar first, at most three: candidates that
 * contain the text, or else the most similar ones, if at most a third of the letters differ.
 */
export function nearest(text: string, candidates: readonly string[]): string[] {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      steps: candidate.includes(text) ? 0 : editDistance(text, candidate),
    }))
    .sort((a, b) => a.steps - b.steps || a.candidate.localeCompare(b.candidate, 'en'));
  const best = ranked[0]?.steps ?? 0;
  return ranked
    .filter(({ steps }) => steps === best && steps <= Math.ceil(text.length / 3))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Returns the end of an error message that suggests these candidates, or '' without any. */
export function didYouMean(text: string, candidates: readonly string[]): string {
  const found = nearest(text, candidates);
  return found.length > 0 ? ` Did you mean ${found.join(' or ')}?` : '';
}
