import { escapeHtml } from '../../kit/shared/escapeHtml';
import { altOf, CARD_SIZE } from './card';
import type { Card } from './card';

/** As Docusaurus marks the tags of one page, which a link to another page replaces. */
const MARK = 'data-rh=true';

/**
 * Returns the tags that name a page's card. Programs that read other tags, such as those of Twitter, use
 * these as well.
 *
 * @param url absolute URL of the picture
 */
export function cardTags(card: Card, url: string): string {
  const { width, height } = CARD_SIZE;
  return [
    `<meta ${MARK} property=og:image content=${url}>`,
    `<meta ${MARK} property=og:image:width content=${width}>`,
    `<meta ${MARK} property=og:image:height content=${height}>`,
    `<meta ${MARK} property=og:image:alt content="${escapeHtml(altOf(card))}">`,
  ].join('');
}
