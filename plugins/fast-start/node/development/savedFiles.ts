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
