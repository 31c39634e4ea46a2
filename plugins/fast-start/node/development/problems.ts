import { logger } from '@docusaurus/logger';
import { errorOf } from '@component-docs/kit/node/errors/failWith';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

/** The listeners for problems. */
interface Listeners {
  /** Tells the bundler which files it has to compile again, as absolute paths. */
  compile: (files: readonly string[]) => void;
  /** Shows all problems in browsers. */
  show: () => void;
}

interface Board extends Listeners {
  /** By who has found them. */
  findings: Map<string, readonly Findings[]>;
}

/** Global, because Docusaurus loads this module separately for each plugin. */
const SHARED = Symbol.for('development.problems');
const shared = globalThis as { [SHARED]?: Board };
const board: Board = (shared[SHARED] ??= {
  findings: new Map(),
  compile: () => {},
  show: () => {},
});

/** Sets the listeners for problems. */
export function listenToProblems(listeners: Partial<Listeners>): void {
  Object.assign(board, listeners);
}

/** Returns lists without the problems that an earlier list or the given set has, and without empty lists. */
function withoutRepeated(
  lists: readonly Findings[],
  before: ReadonlySet<string> = new Set(),
): Findings[] {
  const known = new Set(before);
  return lists
    .map(({ summary, problems }) => ({
      summary,
      problems: problems.filter((problem) => known.size < known.add(problem).size),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/**
 * A problem that several sources have found is listed once: a page's front matter is checked when it is saved, and
 * when its plugin loads it.
 */
const listed = () => withoutRepeated([...board.findings.values()].flat());

const linesOf = (lists: readonly Findings[]) => lists.flatMap(({ problems }) => problems);

const print = (found: Findings) => errorOf([found]).message;

/** Returns a message for each list of problems that are still there. */
export function problemMessages(): string[] {
  return listed().map(print);
}

/**
 * Shows the findings of a source in place of its earlier ones: on the terminal, the new problems, and all remaining
 * problems after a correction; in the browser, over the page, all remaining problems. Does nothing more when nothing
 * has changed.
 *
 * @param source the check or plugin that has found them
 * @param findings lists with problems; empty ones are left out
 * @param files absolute paths of the files that the bundler has to compile again because of the problems
 */
export function showProblems(
  source: string,
  findings: readonly Findings[],
  files: readonly string[] = [],
): void {
  const before = new Set(linesOf(listed()));
  board.findings.set(source, findings);
  const now = listed();
  const left = new Set(linesOf(now));
  const isCorrected = [...before].some((line) => !left.has(line));
  const isNew = [...left].some((line) => !before.has(line));
  if (isCorrected && left.size === 0) {
    logger.success('All faults are corrected.');
  } else if (isCorrected || isNew) {
    const printed = isCorrected ? now : withoutRepeated(now, before);
    printed.forEach((found) => logger.error(print(found)));
  }
  if (isCorrected || isNew) {
    board.show();
  }
  if (files.length > 0) {
    board.compile(files);
  }
}

/** The message that the bundler's server sends to browsers when it has compiled. */
interface Stats {
  errors?: readonly unknown[];
}

/** The parts of webpack-dev-server that show errors over pages. */
export interface DevServer {
  webSocketServer?: { clients: readonly unknown[] } | null | undefined;
  sendMessage: (clients: readonly unknown[], type: string, data?: unknown) => void;
  sendStats: (clients: readonly unknown[], stats: Stats, force?: boolean) => void;
}

/** The part of a compiler that says when it starts again. */
export interface Invalidation {
  hooks: { invalid: { tap: (name: string, run: () => void) => void } };
}

/**
 * Shows messages over the pages of all browsers, at once and for as long as there are any. As errors of a
 * compilation, the messages would appear at its end, go away when the next one starts, and keep browsers from showing
 * the compiled pages.
 *
 * @param messages returns the messages to show now
 * @returns a function that has to be called after each change of the messages
 *
 * Throws when the server has no such function to extend.
 */
export function createBrowsers(
  server: DevServer,
  compiler: Invalidation,
  messages: () => readonly string[],
): () => void {
  if (typeof server.sendStats !== 'function') {
    throw new Error(
      'plugins/fast-start/node/development: webpack-dev-server tells browsers of errors in another way than this plugin was written for. Adapt createBrowsers.',
    );
  }
  let latest: Stats = {};
  const sendStats = server.sendStats.bind(server);
  const clients = () => server.webSocketServer?.clients ?? [];
  const sendErrors = (to: readonly unknown[], errors: readonly unknown[]) => {
    if (errors.length > 0) {
      server.sendMessage(to, 'errors', errors);
    }
  };
  const ofBoard = () => messages().map((message) => ({ message }));
  // Called with each compilation, and for each browser that opens a page.
  server.sendStats = (to, stats, force) => {
    latest = stats;
    sendStats(to, stats, force);
    sendErrors(to, ofBoard());
  };
  compiler.hooks.invalid.tap('problems', () => sendErrors(clients(), ofBoard()));
  return () => {
    // Removes the overlay with earlier messages; `errors` adds to the messages that are shown.
    server.sendMessage(clients(), 'still-ok');
    sendErrors(clients(), [...(latest.errors ?? []), ...ofBoard()]);
  };
}
