import { KEPT_ATTRIBUTE } from '@component-docs/offline/shared/frameDocument';
import type { FrameReport } from '../../shared/types';

/** Tells the page that this frame is in; it checks where the message comes from. */
export function report(message: FrameReport): void {
  window.parent.postMessage(message, '*');
}

/** The callbacks that wait for the text of a file, by its URL. */
const waiting = new Map<string, ((text: string | undefined) => void)[]>();

/**
 * Asks the page for the text of one of the site's files. The page has it from its worker, which can't
 * answer this frame. Rejects when the page can't have it either.
 */
function textFromPage(url: string): Promise<string> {
  const list = waiting.get(url) ?? [];
  const text = new Promise<string>((resolve, reject) => {
    list.push((received) =>
      received === undefined ? reject(new Error(`${url} could not be loaded.`)) : resolve(received),
    );
  });
  if (!waiting.has(url)) {
    waiting.set(url, list);
    report({ type: 'need', url });
  }
  return text;
}

/** Takes a text that the page hands over. */
export function receiveText(url: string, text: string | undefined): void {
  const list = waiting.get(url) ?? [];
  waiting.delete(url);
  list.forEach((receive) => receive(text));
}

/** Where the scripts of the frame are: all languages have them in common. */
export const SCRIPTS_FOLDER = new URL('/assets/sandbox/', document.baseURI).href;

const loaded = new Set<string>();

/** Returns the URLs of the scripts that the frame has loaded. */
export const loadedScripts = (): string[] => [...loaded];

function insert(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('A file could not be loaded.')));
    document.head.append(element);
  });
}

const insertScript = (src: string) =>
  insert(Object.assign(document.createElement('script'), { src }));

async function runText(url: string, text: string): Promise<void> {
  // Errors in it name the file, so that they aren't taken for errors of the demo's own script.
  const named = `${text}\n//# sourceURL=${url}`;
  const blob = URL.createObjectURL(new Blob([named], { type: 'text/javascript' }));
  await insertScript(blob).finally(() => URL.revokeObjectURL(blob));
}

/** Loads with an element, and by the page's text without a network. */
async function loadOrAsk(
  load: () => Promise<void>,
  url: string,
  useText: (text: string) => Promise<void> | void,
): Promise<void> {
  const isKept = document.documentElement.hasAttribute(KEPT_ATTRIBUTE);
  await (isKept ? Promise.reject(new Error('There is no network.')) : load()).catch(async () =>
    useText(await textFromPage(url)),
  );
}

/** Loads one of the frame's scripts. Rejects when neither the network nor the page has it. */
export async function loadScript(url: string): Promise<void> {
  await loadOrAsk(
    () => insertScript(url),
    url,
    (text) => runText(url, text),
  );
  loaded.add(url);
}

/** Loads a style sheet of the page. Rejects when neither the network nor the page has it. */
export async function loadStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await loadOrAsk(
    () => insert(link),
    href,
    (text) => {
      const style = document.createElement('style');
      style.textContent = text;
      link.replaceWith(style);
      document.head.append(style);
    },
  );
}

/** The event of a script that has loaded or failed, as the bundler's runtime receives it. */
interface LoadEvent {
  type: 'load' | 'error';
  target: { src: string };
}

declare const __webpack_require__: {
  /** Where chunks are. */
  p: string;
  /** Loads a script. */
  l: (url: string, done: (event: LoadEvent) => void) => void;
};

// Imported before everything that loads chunks.
__webpack_require__.p = SCRIPTS_FOLDER;
__webpack_require__.l = (url, done) => {
  const end = (type: LoadEvent['type']) => () => done({ type, target: { src: url } });
  loadScript(url).then(end('load'), end('error'));
};
