import { CARD_SIZE } from '@component-docs/social-cards/node/card';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import type { PageAddress } from '../sitePages';
import type { PageFacts } from './readFacts';

/** The values of the tags that every page has for previews of links to it. */
const TAGS: Readonly<Record<string, RegExp>> = {
  'og:image:width': new RegExp(`^${CARD_SIZE.width}$`),
  'og:image:height': new RegExp(`^${CARD_SIZE.height}$`),
  'og:image:alt': /\S/,
  'twitter:card': /^summary_large_image$/,
};

const FILE = /^\/assets\/cards\/[\da-f]+\.png$/;

/**
 * Returns the file of a page's social card, relative to the built site; undefined if the page names none,
 * or another file.
 */
export function cardFile(
  { locale }: PageAddress,
  { previews }: PageFacts,
  origin: string,
): string | undefined {
  const root = linkPrefix(origin) + locale.prefix;
  const [url = '', ...others] = previews['og:image'] ?? [];
  const isCard = url.startsWith(root) && FILE.test(url.slice(root.length)) && others.length === 0;
  return isCard ? url.slice(linkPrefix(origin).length + 1) : undefined;
}

/** Checks the tags for previews of links to a page. Returns one message per problem. */
export function checkPreview(page: PageAddress, facts: PageFacts, origin: string): string[] {
  const wrong = Object.entries(TAGS).filter(([name, pattern]) => {
    const [value, ...others] = facts.previews[name] ?? [];
    return value === undefined || others.length > 0 || !pattern.test(value);
  });
  return [
    ...(cardFile(page, facts, origin) === undefined
      ? [
          `has the pictures ${JSON.stringify(facts.previews['og:image'])} in "og:image", not one social card of its language.`,
        ]
      : []),
    ...wrong.map(([name]) => `has ${JSON.stringify(facts.previews[name])} in "${name}".`),
  ];
}
