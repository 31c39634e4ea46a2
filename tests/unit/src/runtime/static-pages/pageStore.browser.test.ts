/** @jest-environment jsdom */
import type { PreparedPage } from '../../../../../src/runtime/static-pages/types';
import {
  cutPreparedPage,
  printSummary,
  readPreparedPage,
} from '../../../../../src/runtime/static-pages/preparedHtml';

const RELEASE = '/assets/js/main.1a.js';

function pageHtml(permalink: string, release = RELEASE): string {
  const summary = printSummary({
    slug: 'a',
    title: 'A </script> API',
    description: 'Props of A.',
    permalink,
    toc: [{ value: 'Props', id: 'props', level: 2 }],
  });
  return (
    `<script src="${release}" defer></script>` +
    `<div data-prepared-page><script type="application/json">${summary}</script><h1>${permalink}</h1></div><template data-prepared-end=""></template>`
  );
}

const fetched = jest.fn<
  Promise<{ ok: boolean; status: number; text: () => Promise<string> }>,
  [string]
>();
let loadPage: (path: string) => Promise<PreparedPage>;

const answer = (html: string, status = 200) => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(html),
});

beforeEach(async () => {
  jest.resetModules();
  fetched.mockReset();
  Object.assign(window, { fetch: fetched });
  document.body.innerHTML = pageHtml('/ui/api/a');
  ({ loadPage } = await import('../../../../../src/runtime/static-pages/pageStore'));
});

test('a summary is read as it was printed, whatever its texts', () => {
  const page = readPreparedPage(document);
  expect(page).toMatchObject({ title: 'A </script> API', permalink: '/ui/api/a' });
  expect(page?.toc).toEqual([{ value: 'Props', id: 'props', level: 2 }]);
  expect(page?.html).toContain('<h1>/ui/api/a</h1>');
});

test('a document without such a page has none', () => {
  document.body.innerHTML = '<h1>Button</h1>';
  expect(readPreparedPage(document)).toBeUndefined();
  expect(cutPreparedPage('<h1>Button</h1>')).toBeUndefined();
});

test('a page cut out of HTML is the one that its document shows', () => {
  const html = pageHtml('/ui/api/a').replace('<h1>', '<div>in <div>boxes</div></div>$&');
  document.body.innerHTML = html;
  expect(cutPreparedPage(html)).toEqual(readPreparedPage(document));
  const minimized = html.replace('data-prepared-page', '$&=""').replace(/type="(.*?)"/, 'type=$1');
  expect(cutPreparedPage(minimized)).toMatchObject({ permalink: '/ui/api/a' });
});

test('the page that the document shows is not fetched, then or later', async () => {
  await loadPage('/ui/api/a');
  document.body.innerHTML = '';
  expect((await loadPage('/ui/api/a')).html).toContain('<h1>/ui/api/a</h1>');
  expect(fetched).not.toHaveBeenCalled();
});

test('another page is fetched from its own HTML, once', async () => {
  fetched.mockResolvedValue(answer(pageHtml('/ui/api/b')));
  const [page] = await Promise.all([loadPage('/ui/api/b'), loadPage('/ui/api/b')]);
  expect(page.html).toContain('<h1>/ui/api/b</h1>');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['that is not there', answer('', 404), /\/ui\/api\/b answered with status 404/],
  ['that is another one', answer(pageHtml('/ui/api/c')), /The answer to \/ui\/api\/b is not that/],
  ['without content', answer('<h1>Sign in</h1>'), /The answer to \/ui\/api\/b is not that/],
  ['of another release', answer(pageHtml('/ui/api/b', '/assets/js/main.2b.js')), /another release/],
])('a page %s is refused, and can be asked for again', async (_, response, message) => {
  fetched.mockResolvedValueOnce(response);
  await expect(loadPage('/ui/api/b')).rejects.toThrow(message);
  fetched.mockResolvedValueOnce(answer(pageHtml('/ui/api/b')));
  expect((await loadPage('/ui/api/b')).permalink).toBe('/ui/api/b');
});

test('a network that fails is told, not kept', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadPage('/ui/api/b')).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(answer(pageHtml('/ui/api/b')));
  expect((await loadPage('/ui/api/b')).permalink).toBe('/ui/api/b');
});
