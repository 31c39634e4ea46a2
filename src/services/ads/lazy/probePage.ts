import type { Probe } from './detection';

/** What ads of the networks put into a page (behaviours §20). */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/**
 * Looks for a third-party ad on a page. Takes the start of the addresses of the network's own
 * placeholders, if it has any.
 */
export function probePage(page: ParentNode, placeholder: string | undefined): Probe {
  const link = page.querySelector('#carbonads a')?.getAttribute('href');
  return {
    isFound: page.querySelector(AD_SELECTOR) !== null,
    isPlaceholder: placeholder !== undefined && link?.startsWith(placeholder) === true,
  };
}
