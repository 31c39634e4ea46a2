import fs from 'node:fs';
import path from 'node:path';

/** The kind of a file's change. */
export type FileEvent = 'add' | 'change' | 'unlink';

/** Milliseconds in which events of one path come together: many editors save by replacing a file. */
const DELAY = 50;

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Runs a function that fails when a file has gone in the meantime; its folder has an event for that, too. */
function unlessMissing<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch (error) {
    if (!isMissing(error)) {
      throw error;
    }
    return undefined;
  }
}

/** Returns another text for each state of a file. */
function versionOf({ ino, mtimeMs, size }: fs.Stats): string {
  return [ino, mtimeMs, size].join(' ');
}

/**
 * Watches the files of a folder and of its subfolders. With an event of a path, everything below it is watched
 * anew and compared: Docusaurus' watcher (chokidar 3) goes on watching a folder that was removed, and so reports
 * no changes in a folder that has come back under its name, as after `git switch`.
 *
 * @param folder absolute path
 * @param onEvent receives a file's absolute path
 * @returns a function that stops watching
 */
export function watchFolder(
  folder: string,
  onEvent: (event: FileEvent, file: string) => void,
): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  const versions = new Map<string, string>();
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function watch(directory: string): void {
    const watcher = fs.watch(directory, (_event, name) => {
      due.add(name === null ? directory : path.join(directory, name));
      timer ??= setTimeout(compare, DELAY);
    });
    // Of a folder that has gone, on some systems.
    watcher.on('error', () => watcher.close());
    watchers.set(directory, watcher);
  }

  /** Watches folders before it reads them, so that nothing comes in between. */
  function walk(start: string, found = new Map<string, string>()): Map<string, string> {
    const stats = unlessMissing(() => fs.lstatSync(start));
    if (stats?.isDirectory()) {
      unlessMissing(() => {
        watch(start);
        fs.readdirSync(start).forEach((name) => walk(path.join(start, name), found));
      });
    } else if (stats) {
      found.set(start, versionOf(stats));
    }
    return found;
  }

  function compare(): void {
    timer = undefined;
    const starts = [...due];
    due.clear();
    starts.forEach((start) => {
      const isWithin = (file: string) => file === start || file.startsWith(start + path.sep);
      [...watchers].forEach(([directory, watcher]) => {
        if (isWithin(directory)) {
          watcher.close();
          watchers.delete(directory);
        }
      });
      const found = walk(start);
      [...versions.keys()].filter(isWithin).forEach((file) => {
        if (!found.has(file)) {
          versions.delete(file);
          onEvent('unlink', file);
        }
      });
      found.forEach((version, file) => {
        const before = versions.get(file);
        versions.set(file, version);
        if (before !== version) {
          onEvent(before === undefined ? 'add' : 'change', file);
        }
      });
    });
  }

  walk(folder).forEach((version, file) => versions.set(file, version));
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}

/** Receives a saved, added, or removed file, as an absolute path. */
type Listener = (file: string) => void;

/** Global, because Docusaurus loads this module separately for each plugin, and again with the configuration. */
const SHARED = Symbol.for('development.savedFiles');
const shared = globalThis as { [SHARED]?: Map<string, Listener> };
const listeners = (shared[SHARED] ??= new Map<string, Listener>());

/**
 * Calls a function for each file that is saved, comes, or goes while the development server runs.
 *
 * @param name of the listener, which replaces an earlier listener with this name
 */
export function onSavedFile(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

/** Tells all listeners of a file. */
export function tellOfFile(file: string): void {
  listeners.forEach((listener) => listener(file));
}
