import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Returns the HTML of a page. Replaces Docusaurus' module of the same name: where a character doesn't fit
 * into the rest of a buffer, React 18 writes zero bytes, which would be shown as replacement characters
 * (https://github.com/facebook/react/issues/31134). React 19 doesn't, and needs no replacement.
 *
 * Rejects with the first error that React reports.
 */
export async function renderToHtml(app: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(stream);
        text(stream).then(resolve, reject);
      },
    });
  });
  return html.replaceAll('\0', '');
}
