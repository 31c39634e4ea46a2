/** Returns how many letters must be inserted, removed, or replaced to get from one text to another. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/**
 * Returns the candidates that a writer may have meant, most similar first, at most three: those that
 * contain the text, or else the most similar ones, if at most a third of the letters differ.
 */
export function nearest(text: string, candidates: readonly string[]): string[] {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      steps: candidate.includes(text) ? 0 : distance(text, candidate),
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
