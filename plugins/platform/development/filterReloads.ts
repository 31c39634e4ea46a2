import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { Globby, posixPath } from '@docusaurus/utils';
import type * as Watcher from '@docusaurus/core/lib/commands/start/watcher';
import { createReload } from './createReload';
import { createKnownFacts } from './knownFacts';
import { pageFacts } from './pageFacts';
import { createReloadQueue, SITE } from './reloadQueue';
import { answerOf } from './reloads';

type MutableWatcher = { -readonly [Name in keyof typeof Watcher]: (typeof Watcher)[Name] };

/** Required, because what is imported can't be changed. */
const watcher = createRequire(__filename)(
  '@docusaurus/core/lib/commands/start/watcher',
) as MutableWatcher;

const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/** Set by the first call: the site's configuration, and with it this module, may be loaded again. */
const SHARED = Symbol.for('development.filtersReloads');
const shared = globalThis as { [SHARED]?: true };

async function readFacts(siteDir: string, file: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : pageFacts(file, text);
}

async function readAllFacts(siteDir: string): Promise<Map<string, string | undefined>> {
  const files = await Globby(PAGES, { cwd: siteDir });
  const facts = files.map(async (file) => [file, await readFacts(siteDir, file)] as const);
  return new Map(await Promise.all(facts));
}

function report(error: unknown): void {
  logger.error('Changes are not shown yet');
  console.error(error);
}

/**
 * Has Docusaurus' development server load plugins again only for changes that concern what they load, and in
 * one queue. By itself, it loads a plugin again for each saved page and demo, and the whole site for each
 * translation: the more pages there are, the longer this takes. It does so side by side, and the last plugin to
 * end overwrites the routes of the others.
 *
 * @param refresh reads again what plugins import; called before they load
 *
 * Throws when Docusaurus has no such function to replace.
 */
export function filterReloads(siteDir: string, refresh: () => Promise<void>): void {
  if (shared[SHARED]) {
    return;
  }
  const { setupSiteFileWatchers } = watcher;
  if (typeof setupSiteFileWatchers !== 'function') {
    throw new Error(
      'plugins/platform/development: Docusaurus watches files in another way than this plugin was written for. Adapt filterReloads.ts, or take its call out.',
    );
  }
  shared[SHARED] = true;
  watcher.setupSiteFileWatchers = (params) => {
    const { props, cliOptions } = params;
    const { config, locale } = cliOptions;
    const reload = createReload({ props, params: { siteDir, config, locale } });
    const queue = createReloadQueue(async (readers) => {
      await refresh();
      return reload(readers);
    }, report);
    const haveChanged = createKnownFacts(
      () => readAllFacts(siteDir),
      (file) => readFacts(siteDir, file),
    );
    setupSiteFileWatchers(params, ({ plugin, event }) => {
      const reader = plugin ? `${plugin.name}@${plugin.options.id}` : undefined;
      const file = posixPath(event.path);
      const answer = answerOf({ plugin: reader, event: event.name, path: file });
      void (async () => {
        if (
          answer === 'reload' ||
          (answer !== 'bundler' && (await haveChanged(reader ?? '', file)))
        ) {
          queue.add(reader ?? SITE);
        } else {
          queue.retry();
        }
      })();
    });
  };
}
