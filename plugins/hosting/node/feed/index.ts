import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UNKNOWN_SITE_URL } from '../../../kit/node/siteUrl';
import { feedOf } from './feedOf';
import type { FeedEntry } from './feedOf';

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
