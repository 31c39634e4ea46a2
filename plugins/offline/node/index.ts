import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { APP_MANIFEST, WORKER_FOLDER } from './serviceWorker';
import { appManifest } from './appManifest';
import { bundleWorker } from './bundleWorker';

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
