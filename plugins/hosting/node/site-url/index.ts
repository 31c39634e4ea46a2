import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';

const WARNED = Symbol.for('component-docs.site-url.warned');

/** Of the process: Docusaurus loads this module again for each language. */
const build = globalThis as { [WARNED]?: boolean };

/** Warns, once a build, when the site's origin isn't known. */
export default function siteUrlPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'site-url',
    postBuild() {
      if (
        siteConfig.url === UNKNOWN_SITE_URL &&
        !build[WARNED] &&
        !process.env.FOLLOWS_ANOTHER_LANGUAGE
      ) {
        build[WARNED] = true;
        logger.warn(
          'SITE_URL is not set, so the build has no sitemap, no alternate links to other languages, and no og:url, and the addresses of its canonical links and social cards are relative. To publish it, build with the origin of the site: SITE_URL=https://docs.example.org npm run build',
        );
      }
    },
  };
}
