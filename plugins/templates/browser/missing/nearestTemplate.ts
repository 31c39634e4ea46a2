import { similarity } from '@component-docs/kit/shared/similarity';

/** Minimum similarity of a name that a reader may have meant. */
const MIN_SIMILARITY = 0.4;

/** Returns the name of a template that is most similar to a text; undefined if none is. */
export function nearestTemplate(asked: string, slugs: readonly string[]): string | undefined {
  const name = asked.toLowerCase().split('/')[0] ?? '';
  const [best] = slugs
    .map((slug) => ({
      slug,
      score: slug.includes(name) && name !== '' ? 1 : similarity(slug, name),
    }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_SIMILARITY ? best.slug : undefined;
}
