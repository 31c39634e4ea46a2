import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import type { Card } from './card';
import { kindOf } from './kinds';
import { readPicture } from './pictures';

const HEADING = /<h1\b[^>]*>(.*?)<\/h1>/s;
const TITLE = /<title\b[^>]*>(.*?)<\/title>/s;
/** Pages have it; the frames of demos and templates don't. */
const PAGE = /<meta\b[^>]*\bproperty="?og:title\b/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>|\u200b/g, '')
    .replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/** Returns the main heading of a page, or its title; undefined for a document that isn't a page. */
export function readTitle(html: string): string | undefined {
  const [, title] = HEADING.exec(html) ?? TITLE.exec(html) ?? [];
  return PAGE.test(html) && title ? textOf(title) : undefined;
}

/**
 * Returns what the card of a page shows; undefined for a document that isn't a page.
 *
 * @param sitePath without base URL and language
 */
export async function describeCard(
  html: string,
  sitePath: string,
  { siteDir, locale }: { siteDir: string; locale: string },
): Promise<Card | undefined> {
  const title = readTitle(html);
  if (title === undefined) {
    return undefined;
  }
  const product = productOfPath(sitePath);
  return product === undefined
    ? { title, subject: undefined, locale, picture: undefined }
    : {
        title,
        subject: { product, kind: kindOf(sitePath) },
        locale,
        picture: await readPicture(siteDir, product, sitePath),
      };
}
