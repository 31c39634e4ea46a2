import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import type { BuiltLanguage } from '@component-docs/static-pages/node/page-assets';
import { readCards } from './cardCache';
import { describeCard } from './describeCard';
import { layout } from './layout';
import { escapeHtml } from '@component-docs/kit/shared/escapeHtml';
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
