import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UNKNOWN_SITE_URL } from '../../lib/siteUrl';

/** Warns, once a build, when the site's origin isn't known. */
export default function siteUrlPlugin({ siteConfig, i18n }: LoadContext): Plugin {
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'site-url',
    postBuild() {
      if (isFirst && siteConfig.url === UNKNOWN_SITE_URL) {
        logger.warn(
          'SITE_URL is not set, so the build has no sitemap, no alternate links to other languages, and no og:url, and its canonical links are relative. To publish it, build with the origin of the site: SITE_URL=https://docs.example.org npm run build',
        );
      }
    },
  };
}
