import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { allNotifications } from '../../../src/notifications/shared/notifications';
import { UNKNOWN_SITE_URL } from '../../lib/siteUrl';
import { feedOf } from './feedOf';

const SOURCE = 'static/notifications.json';
const FILE = 'feed.xml';

/**
 * Writes the site's notifications as an RSS feed, one for each language. A feed holds absolute URLs only, so
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
      const content = JSON.parse(await fs.readFile(file, 'utf8')) as unknown;
      const notifications = allNotifications(content, [language]);
      const feed = { title, description: tagline, language, address: url + baseUrl, notifications };
      await fs.writeFile(path.join(outDir, FILE), feedOf(feed));
    },
  };
}
