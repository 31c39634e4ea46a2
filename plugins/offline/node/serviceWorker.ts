import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/** Where `plugins/offline/node` writes our part of the worker, relative to the site's folder. */
export const WORKER_FOLDER = `${GENERATED_FILES_DIR_NAME}/offline-worker`;

/** The manifest of the app, which `plugins/offline/node` writes for each language. */
export const APP_MANIFEST = 'app.webmanifest';

const SITE_DIR = path.join(__dirname, '../../..');

/** Folders of which the worker precaches nothing: only scripts and style sheets are part of the shell. */
const NOT_SHELL = ['*', '!(assets)/**', 'assets/!(js|css)/**'];

/**
 * What readers may need on any page and may not have loaded yet, besides the page's own files: the
 * scripts and style sheets of every page, of the demos' frame, and of search and settings.
 */
const SHELL =
  /^assets\/(?:js|css)\/(?:main|runtime~main|styles|styles-site-pages|styles-reference|labels-\w+|demo|helpful|reference|search|search-page|search-worker|settings|side-navigation|offline)\.[\da-f]{8}\.(?:js|css)$/;

interface PrecacheEntry {
  url: string;
}

/** Options that add our own registration and code to Docusaurus' service worker. */
export const serviceWorker = {
  swRegister: path.join(SITE_DIR, 'plugins/offline/browser/service-worker/clientModule.ts'),
  swCustom: path.join(SITE_DIR, WORKER_FOLDER, 'worker.js'),
  pwaHead: [
    { tagName: 'link', rel: 'manifest', href: APP_MANIFEST },
    { tagName: 'link', rel: 'apple-touch-icon', href: 'img/app/touch-180.png' },
  ],
  injectManifestConfig: {
    globIgnores: NOT_SHELL,
    // Names that contain a hash need no revision.
    // cspell:ignore dont
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries: readonly PrecacheEntry[]) => ({
        manifest: entries.filter(({ url }) => SHELL.test(url)),
      }),
    ],
  },
};
