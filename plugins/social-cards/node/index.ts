import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import type { BuiltLanguage } from '@component-docs/static-pages/node/page-assets';
import { readCards } from './cardCache';
import { layout } from './layout';
import { escapeHtml, unescapeHtml } from '@component-docs/kit/shared/escapeHtml';
import { altOf, CARD_SIZE, kindOf } from './card';
import type { Card } from './card';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { readPicture } from './pictures';

const HEADING = /<h1\b[^>]*>(.*?)<\/h1>/s;
const TITLE = /<title\b[^>]*>(.*?)<\/title>/s;
/** Pages have it; the frames of demos and templates don't. */
const PAGE = /<meta\b[^>]*\bproperty="?og:title\b/;

const textOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>|\u200b/g, '')).trim();

/** Returns the main heading of a page, or its title; undefined for a document that isn't a page. */
export function readTitle(html: string): string | undefined {
  const [, title] = HEADING.exec(html) ?? TITLE.exec(html) ?? [];
  return PAGE.test(html) && title ? textOf(title) : undefined;
}

/**
 * Returns the content of a page's card; undefined for a document that isn't a page.
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

/** As Docusaurus marks the tags of one page, which a link to another page replaces. */
const MARK = 'data-rh=true';

/**
 * Returns the tags that name a page's card. Programs that read other tags, such as Twitter's, use these as
 * well.
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

/** The folder of the pictures, relative to the built language. */
const FOLDER = 'assets/cards';

/** Returns the site path of a page by its file: `/versions` for `versions.html`. */
const sitePathOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/, '');

/**
 * Draws a picture for each page, for previews of links to it, and writes it into the built language.
 * Returns the tags that name the picture, by page; other documents have none.
 *
 * @param pages HTML by file, relative to the built language
 */
export async function writeSocialCards(
  pages: ReadonlyMap<string, string>,
  { siteDir, outDir, locale, address }: BuiltLanguage,
): Promise<Map<string, string>> {
  const described = await Promise.all(
    [...pages].map(async ([page, html]) => {
      const card = await describeCard(html, sitePathOf(page), { siteDir, locale });
      return card ? [{ page, card }] : [];
    }),
  );
  const cards = described.flat();
  const pictures = await readCards(
    siteDir,
    cards.map(({ card }) => layout(card)),
  );
  await fs.mkdir(path.join(outDir, FOLDER), { recursive: true });
  const tags = cards.map(async ({ page, card }, index) => {
    const picture = pictures[index] ?? Buffer.of();
    const file = `${FOLDER}/${hashOf([picture]).slice(0, 12)}.png`;
    await fs.writeFile(path.join(outDir, file), picture);
    return [page, cardTags(card, address + file)] as const;
  });
  return new Map(await Promise.all(tags));
}
