import { report } from './report';

/** Those who wait for the text of a file, by its URL. */
const waiting = new Map<string, ((text: string | undefined) => void)[]>();

/**
 * Asks the page for the text of one of the site's files. The page has it from its worker, which can't
 * answer this frame. Rejects when the page can't have it either.
 */
export function textFromPage(url: string): Promise<string> {
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
