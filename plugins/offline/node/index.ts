import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { appManifest } from './appManifest';
import { runBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type { Configuration } from '@component-docs/static-pages/node/bundler/runBundler';

const ENTRY = path.join(__dirname, '../browser/worker/docsWorker.ts');

function configuration(siteDir: string, output: string): Configuration {
  return {
    mode: 'production',
    context: siteDir,
    devtool: false,
    target: ['webworker', 'es2020'],
    entry: { worker: ENTRY },
    output: { path: output, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    // The plugin's bundler minimizes it.
    optimization: { minimize: false },
    module: { rules: [TYPESCRIPT_RULE] },
  };
}

/**
 * Bundles our part of the service worker into one script: the bundler of `@docusaurus/plugin-pwa`, which
 * makes it a part of `sw.js`, knows no TypeScript. Rejects with the bundler's errors.
 *
 * @param output absolute path of the folder that is emptied and written
 */
async function bundleWorker(siteDir: string, output: string): Promise<void> {
  await runBundler(configuration(siteDir, path.resolve(output)));
}

/** Where `plugins/offline/node` writes our part of the worker, relative to the site's folder. */
const WORKER_FOLDER = `${GENERATED_FILES_DIR_NAME}/offline-worker`;

/** The manifest of the app, which `plugins/offline/node` writes for each language. */
const APP_MANIFEST = 'app.webmanifest';

/** Folders from which the worker precaches nothing: only scripts and style sheets are part of the shell. */
const NOT_SHELL = ['*', '!(assets)/**', 'assets/!(js|css)/**'];

/**
 * The files that readers may need on any page and may not have loaded yet, besides the page's own files: the
 * scripts and style sheets of every page, of the demos' frame, and of search and settings.
 */
const SHELL =
  /^assets\/(?:js|css)\/(?:main|runtime~main|theme|styles|styles-site-pages|styles-reference|labels-\w+|demo|helpful|reference|search|search-page|search-worker|settings|side-navigation|offline)\.[\da-f]{8}\.(?:js|css)$/;

interface PrecacheEntry {
  url: string;
}

/** Returns the options that add our own registration and code to Docusaurus' service worker. */
export const serviceWorker = (siteDir: string) => ({
  swRegister: path.join(__dirname, '../browser/service-worker/clientModule.ts'),
  swCustom: path.join(siteDir, WORKER_FOLDER, 'worker.js'),
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
});

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/offline-static`;

/** The label that describes the site, and its English text (src/pages/index.tsx). */
const DESCRIPTION = 'home.description';

/**
 * Bundles our part of the service worker before `@docusaurus/plugin-pwa` takes it, and writes the
 * manifest of the app.
 */
export default function offlinePlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl, i18n, codeTranslations } = context;

  async function writeAppManifest(): Promise<void> {
    const folder = path.join(siteDir, STATIC_FOLDER);
    const manifest = appManifest({
      name: siteConfig.title,
      description: codeTranslations[DESCRIPTION] ?? siteConfig.tagline,
      language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      baseUrl,
      themeColor: keptSite().colors.light['theme-meta'],
    });
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(path.join(folder, APP_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  return {
    name: 'offline',
    async loadContent() {
      await writeAppManifest();
      if (process.env.NODE_ENV === 'production') {
        await bundleWorker(siteDir, path.join(siteDir, WORKER_FOLDER));
      }
    },
  };
}
