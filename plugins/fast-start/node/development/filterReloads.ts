import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createMatcher, posixPath } from '@docusaurus/utils';
import type * as Watcher from '@docusaurus/core/lib/commands/start/watcher';
import { answerOf, createPageFacts } from './changes';
import { findingsOf } from '@component-docs/kit/node/errors/failWith';
import { createReload } from './createReload';
import { showProblems } from './problems';
import { createReloadQueue, SITE } from './reloadQueue';
import type { Reader } from './reloadQueue';
import { tellOfFile, watchFolder } from './watchFolder';
import type { FileEvent } from './watchFolder';

/** Folders that are watched here for the bundler, too. */
export const FOLDERS = ['content', 'docs', 'i18n', 'src'];

/** The source of problems that plugins report when they load again. */
const RELOADS = 'reloads';

type WatchParams = Parameters<typeof Watcher.setupSiteFileWatchers>[0];
type OnEvent = (event: FileEvent, file: string) => void;
type MutableWatcher = { -readonly [Name in keyof typeof Watcher]: (typeof Watcher)[Name] };

/** Required, because imports can't be changed. */
const watcher = createRequire(__filename)(
  '@docusaurus/core/lib/commands/start/watcher',
) as MutableWatcher;

/** Set by the first call: the site's configuration, and with it this module, may be loaded again. */
const SHARED = Symbol.for('development.filtersReloads');
const shared = globalThis as { [SHARED]?: true };

const isMissing = (file: string) => !fs.existsSync(file);

/** Lists the patterns that each plugin and the site watch, from the site's root. */
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

/** Watches `FOLDERS`, and files elsewhere that match patterns. */
function watchFiles(patterns: readonly string[], params: WatchParams, onEvent: OnEvent): void {
  const { siteDir } = params.props;
  const others = patterns.filter((pattern) => !FOLDERS.includes(pattern.split('/', 1)[0] ?? ''));
  const polling = watcher.createPollingOptions(params.cliOptions);
  // Where the system reports no changes, as for folders of another machine, only polling works.
  const pathsToWatch = polling.usePolling ? [...others, ...FOLDERS] : others;
  watcher.watch({ pathsToWatch, siteDir, ...polling }, ({ name, path: file }) => {
    if (name !== 'addDir' && name !== 'unlinkDir') {
      onEvent(name, posixPath(file));
    }
  });
  if (!polling.usePolling) {
    FOLDERS.forEach((folder) =>
      watchFolder(path.join(siteDir, folder), (event, file) =>
        onEvent(event, posixPath(path.relative(siteDir, file))),
      ),
    );
  }
}

/** Shows why changes can't be shown yet. An error that lists no findings is a crash. */
function report(errors: readonly unknown[]): void {
  const findings = errors.flatMap((error) => {
    const crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return findingsOf(error) ?? [{ summary: 'Changes are not shown yet', problems: [crash] }];
  });
  showProblems(RELOADS, findings);
}

/**
 * Has Docusaurus' development server load plugins again only for changes that concern their content, and in one
 * queue. By default, Docusaurus loads a plugin again for each saved page and demo, and the whole site for each
 * translation: the more pages there are, the longer this takes. These reloads run in parallel, and the last plugin
 * to end overwrites the routes of the others.
 *
 * The bundler hears of files that came or went when plugins have loaded them: it ends with an error when a page
 * that is open is gone and routes still name it, and doesn't look again for a module that a plugin writes too late.
 *
 * @param refresh reads the modules again that plugins import; called before plugins load
 * @param tellBundler receives absolute paths of files that came or changed, and of files that are gone
 *
 * Throws when Docusaurus has no such function to replace.
 */
export function filterReloads(
  siteDir: string,
  refresh: () => Promise<void>,
  tellBundler: (changed: readonly string[], gone: readonly string[]) => void,
): void {
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
    const haveChanged = createPageFacts(siteDir);
    const untold = new Set<string>();
    const queue = createReloadQueue(async (readers) => {
      const files = [...untold];
      const gone = files.filter(isMissing);
      untold.clear();
      let isLoaded = false;
      try {
        await refresh();
        const failures = await reload(readers);
        isLoaded = failures.length === 0;
        return failures;
      } finally {
        const isThere = (file: string) => !isMissing(file);
        // Routes still name the files that a failed plugin had loaded.
        gone.filter(() => !isLoaded).forEach((file) => untold.add(file));
        tellBundler(files.filter(isThere), isLoaded ? gone.filter(isMissing) : []);
      }
    }, report);
    const hasToLoad = async (reader: Reader, event: FileEvent, file: string) => {
      const plugin = reader === SITE ? undefined : reader;
      const asked = answerOf({ plugin, event, path: file });
      // Also for a page that was added or removed: the next change is compared with it.
      const haveFactsChanged =
        asked !== 'bundler' && file.endsWith('.mdx') && (await haveChanged(reader, file));
      return asked === 'reload' || haveFactsChanged;
    };
    const readers = readersOf(params).map(({ reader, patterns }) => ({
      reader,
      patterns,
      matches: createMatcher(patterns),
    }));
    const answer = async (event: FileEvent, file: string) => {
      const absolute = path.join(siteDir, file);
      tellOfFile(absolute);
      const due: Reader[] = [];
      for (const { reader, matches } of readers) {
        if (matches(file) && (await hasToLoad(reader, event, file))) {
          due.push(reader);
        }
      }
      const isGone = isMissing(absolute);
      if (due.length > 0) {
        untold.add(absolute);
        due.forEach(queue.add);
      } else {
        queue.retry();
      }
      if (due.length === 0 || (event === 'change' && !isGone)) {
        tellBundler(isGone ? [] : [absolute], isGone ? [absolute] : []);
      }
    };
    const patterns = readers.flatMap((each) => each.patterns);
    watchFiles(patterns, params, (event, file) => void answer(event, file));
  };
}
