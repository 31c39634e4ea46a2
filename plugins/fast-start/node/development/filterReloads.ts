import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { createMatcher, Globby, posixPath } from '@docusaurus/utils';
import type * as Watcher from '@docusaurus/core/lib/commands/start/watcher';
import { createReload } from './createReload';
import { createKnownFacts } from './knownFacts';
import { pageFacts } from './pageFacts';
import { createReloadQueue, SITE } from './reloadQueue';
import type { Reader } from './reloadQueue';
import { answerOf } from './reloads';
import { watchFolder } from './watchFolder';
import type { FileEvent } from './watchFolder';

type WatchParams = Parameters<typeof Watcher.setupSiteFileWatchers>[0];
type OnEvent = (event: FileEvent, file: string) => void;
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
  const text = await fs.promises.readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : pageFacts(file, text);
}

async function readAllFacts(siteDir: string): Promise<Map<string, string | undefined>> {
  const files = await Globby(PAGES, { cwd: siteDir });
  const facts = files.map(async (file) => [file, await readFacts(siteDir, file)] as const);
  return new Map(await Promise.all(facts));
}

/** Top folders that Docusaurus' own watcher follows: what is in them is generated, or not of this site. */
const NOT_OURS = /^(?:\.|node_modules$)/;

/** Lists what each plugin and the site watch, as patterns from the site's root. */
function readersOf({ props }: WatchParams): { reader: Reader; patterns: string[] }[] {
  const { siteDir, plugins } = props;
  const site = watcher
    .getSitePathsToWatch({ props })
    .map((file) => posixPath(path.relative(siteDir, file)));
  return [
    { reader: SITE, patterns: site.flatMap((file) => [file, `${file}/**`]) },
    ...plugins.map((plugin) => ({
      reader: `${plugin.name}@${plugin.options.id}`,
      patterns: watcher.getPluginPathsToWatch({ plugin, siteDir }),
    })),
  ];
}

/** Watches the top folders that patterns start with, and files elsewhere. */
function watchFiles(patterns: readonly string[], params: WatchParams, onEvent: OnEvent): void {
  const { siteDir } = params.props;
  const topOf = (pattern: string) => pattern.split('/', 1)[0] ?? '';
  const isOurs = (top: string) =>
    !NOT_OURS.test(top) &&
    fs.statSync(path.join(siteDir, top), { throwIfNoEntry: false })?.isDirectory() === true;
  const folders = [...new Set(patterns.map(topOf))].filter(isOurs);
  const others = patterns.filter((pattern) => !folders.includes(topOf(pattern)));
  const polling = watcher.createPollingOptions(params.cliOptions);
  // Where the system tells of nothing, as for folders of another machine, there is only polling.
  const pathsToWatch = polling.usePolling ? [...others, ...folders] : others;
  watcher.watch({ pathsToWatch, siteDir, ...polling }, ({ name, path: file }) => {
    if (name !== 'addDir' && name !== 'unlinkDir') {
      onEvent(name, posixPath(file));
    }
  });
  if (!polling.usePolling) {
    folders.forEach((folder) =>
      watchFolder(path.join(siteDir, folder), (event, file) =>
        onEvent(event, posixPath(path.relative(siteDir, file))),
      ),
    );
  }
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
  if (typeof watcher.setupSiteFileWatchers !== 'function') {
    throw new Error(
      'plugins/fast-start/node/development: Docusaurus watches files in another way than this plugin was written for. Adapt filterReloads.ts, or take its call out.',
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
    const answer = async (reader: Reader, event: FileEvent, file: string) => {
      const plugin = reader === SITE ? undefined : reader;
      const asked = answerOf({ plugin, event, path: file });
      // Also of a page that has come or gone: the next change is compared with it.
      const haveFactsChanged =
        asked !== 'bundler' && file.endsWith('.mdx') && (await haveChanged(reader, file));
      if (asked === 'reload' || haveFactsChanged) {
        queue.add(reader);
      } else {
        queue.retry();
      }
    };
    const readers = readersOf(params);
    const matchers = readers.map(({ patterns }) => createMatcher(patterns));
    watchFiles(
      readers.flatMap(({ patterns }) => patterns),
      params,
      (event, file) =>
        readers
          .filter((_reader, index) => matchers[index]?.(file))
          .forEach(({ reader }) => void answer(reader, event, file)),
    );
  };
}
