import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { Feed } from 'feed';

/** An entry of `content/feed.json`. */
interface FeedEntry {
  id: number;
  title: string;
  /** HTML. */
  text: string;
  /** Day, such as `2026-11-28`. */
  date: string;
  /** The language of the entry. */
  userLanguage: string;
}

interface FeedInput {
  title: string;
  description: string;
  language: string;
  /** Absolute URL of the site in that language, with a slash at the end. */
  address: string;
  entries: readonly FeedEntry[];
}

/** Returns an RSS 2.0 feed of the entries in a language, newest first. */
export function feedOf({ title, description, language, address, entries }: FeedInput): string {
  const shown = entries
    .filter(({ userLanguage }) => userLanguage === language)
    .sort((a, b) => b.id - a.id);
  const feed = new Feed({
    title,
    description,
    language,
    id: address,
    link: address,
    copyright: '',
    // Of the content, not of the build: the same sources give the same file.
    updated: new Date(shown[0]?.date ?? 0),
    feedLinks: { rss: `${address}feed.xml` },
  });
  shown.forEach(({ id, title: item, text, date }) =>
    feed.addItem({
      title: item,
      id: `${address}#notification-${id}`,
      link: address,
      content: text,
      date: new Date(date),
    }),
  );
  return feed.rss2();
}

const SOURCE = 'content/feed.json';
const FILE = 'feed.xml';

/**
 * Writes the site's news as an RSS feed, one for each language. A feed holds absolute URLs only, so
 * a site that doesn't know its origin has none.
 */
export default function feedPlugin({ siteDir, siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  const { title, tagline, url } = siteConfig;
  const language = i18n.currentLocale;
  const file = path.join(siteDir, SOURCE);
  const link = { rel: 'alternate', type: 'application/rss+xml', href: baseUrl + FILE, title };
  return {
    name: 'feed',
    injectHtmlTags: () =>
      url === UNKNOWN_SITE_URL ? {} : { headTags: [{ tagName: 'link', attributes: link }] },
    async postBuild({ outDir }) {
      if (url === UNKNOWN_SITE_URL) {
        return;
      }
      const entries = JSON.parse(await fs.readFile(file, 'utf8')) as FeedEntry[];
      const feed = { title, description: tagline, language, address: url + baseUrl, entries };
      await fs.writeFile(path.join(outDir, FILE), feedOf(feed));
    },
  };
}
