import { cutPage, readHtml } from '../../browser/pages/fetchPage';

const page = (content: string, html = '<html lang=en class="docs-wrapper x">') =>
  `<!doctype html>${html}<head><title data-rh=true>Button</title></head><body><div id=__docusaurus><nav></nav><div data-page-content class=page_x1>${content}</div><template data-page-end></template></div></body></html>`;

test.each([
  ['<html lang=en class="docs-wrapper x">', 'docs-wrapper x'],
  ['<html class=docs-wrapper>', 'docs-wrapper'],
  ['<html lang=en>', ''],
])('cuts head, content, and the class of a page: %s', (html, htmlClass) => {
  const content = '<main><div>in <div>boxes</div></div></main><p>after';
  const head = '<title data-rh=true>Button</title>';
  expect(cutPage(page(content, html))).toEqual({ head, content, htmlClass });
});

test.each(['', 'plain text', '<html><head></head><body></body></html>', '<div data-page-content>'])(
  'returns undefined for HTML of another kind: %s',
  (html) => expect(cutPage(html)).toBeUndefined(),
);

const HEAD = '<title>按钮</title>';
const PAGE = `<!doctype html><html><head>${HEAD}</head><body><main>按钮</main></body></html>`;

/** A response that arrives in parts, one whenever the reader asks for it. */
function inParts(...parts: Uint8Array[]): { response: Response; left: () => number } {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = left.shift();
        if (part) {
          controller.enqueue(part);
        } else {
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), left: () => left.length };
}

test('reads a page that is cut anywhere, inside of characters and of the end of the head too', async () => {
  const bytes = new TextEncoder().encode(PAGE);
  for (let end = 1; end < bytes.length; end += 1) {
    const heads: string[] = [];
    const { response } = inParts(bytes.slice(0, end), bytes.slice(end));
    expect(await readHtml(response, (head) => heads.push(head))).toBe(PAGE);
    expect(heads).toEqual([HEAD]);
  }
});

test('passes the head on before the rest is read', async () => {
  const encoder = new TextEncoder();
  const [start = '', rest = ''] = PAGE.split(/(?<=<\/head>)/);
  const { response, left } = inParts(encoder.encode(start), encoder.encode(rest));
  const leftAtHead: number[] = [];
  await readHtml(response, () => leftAtHead.push(left()));
  expect(leftAtHead).toEqual([1]);
});

test('reads what has no head, and an empty response', async () => {
  const onHead = jest.fn();
  expect(await readHtml(new Response('plain text'), onHead)).toBe('plain text');
  expect(await readHtml(new Response(null), onHead)).toBe('');
  expect(onHead).not.toHaveBeenCalled();
});

test('rejects when the response breaks off', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readHtml(new Response(body), jest.fn())).rejects.toThrow('network error');
});
