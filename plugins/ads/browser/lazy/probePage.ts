import type { Probe } from './detection';

/** Matches the elements that ad networks add to a page. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/**
 * Checks whether a third-party ad is on a page.
 *
 * @param placeholder URL prefix of the network's own placeholders, if it has any.
 */
export function probePage(page: ParentNode, placeholder: string | undefined): Probe {
  const link = page.querySelector('#carbonads a')?.getAttribute('href');
  return {
    isFound: page.querySelector(AD_SELECTOR) !== null,
    isPlaceholder: placeholder !== undefined && link?.startsWith(placeholder) === true,
  };
}
