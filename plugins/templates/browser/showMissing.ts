import { decodePart } from '@component-docs/kit/shared/address';
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

function linkOf(card: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = card.querySelector('a[target]')?.getAttribute('href') ?? '';
  link.target = '_self';
  link.textContent = card.dataset.title ?? '';
  return link;
}

/**
 * Says in the gallery that a template of an address doesn't exist, and links to the nearest one.
 *
 * @param note the hidden element with the texts
 * @param asked the part of the address that names the template, as it is in the address
 */
export function showMissing(note: HTMLElement, asked: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-template]')];
  const slugs = cards.map((card) => card.dataset.template ?? '');
  const nearest = nearestTemplate(decodePart(asked), slugs);
  const card = cards.find(({ dataset }) => dataset.template === nearest);
  note.querySelector('[data-asked]')?.replaceChildren(decodePart(asked));
  if (card) {
    note.querySelector('[data-nearest-link]')?.replaceChildren(linkOf(card));
  } else {
    note.querySelector('[data-nearest]')?.remove();
  }
  note.hidden = false;
}
