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
      'plugins/fast-start/node/development: webpack-dev-server tells browsers of errors in another way than this plugin was written for. Adapt browsers.ts.',
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
