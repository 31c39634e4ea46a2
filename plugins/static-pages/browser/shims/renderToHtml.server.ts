import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Matches code in HTML: a listing as a whole, since its content inherits its mark, and the start of other
 * code. Also matches scripts, in which the same letters are something else.
 */
const CODE =
  /<(script|style|textarea)\b[\s\S]*?<\/\1>|<pre\b[\s\S]*?<\/pre>|<(?:code|kbd|samp)\b[^>]*>/g;

/** Marks code as nothing to translate, wherever it comes from: pages, the reference, or components. */
function markCode(html: string): string {
  return html.replace(CODE, (found, raw?: string) =>
    raw ? found : found.replace(/^<\w+(?![^>]*\btranslate=)/, '$& translate="no"'),
  );
}

/**
 * Returns the HTML of a page. Replaces Docusaurus' module of the same name: where a character doesn't fit
 * into the rest of a buffer, React 18 writes zero bytes, which would be shown as replacement characters
 * (https://github.com/facebook/react/issues/31134); React 19 doesn't. It also keeps translators from code.
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
  return markCode(html.replaceAll('\0', ''));
}
