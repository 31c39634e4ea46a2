/** @jest-environment jsdom */
import { fetchInView } from '../../browser/pages/fetchInView';

/** What the browser reports of links, which has no views here. */
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const connection: { saveData?: boolean; effectiveType?: string; type?: string } = {};
const fetched: string[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe() {}
      disconnect() {}
    },
  });
  Object.defineProperty(navigator, 'connection', { value: connection });
});

const link = (path: string) => `<a href="${path}">${path}</a>`;
const NEIGHBORS = `<nav><a class="pagination-nav__link--prev" href="/previous">P</a>
  <a class="pagination-nav__link--next" href="/next">N</a></nav>`;

const settle = () => jest.advanceTimersByTimeAsync(5000);

/** Shows a page, of whose links some are in view, and returns the function that ends it. */
async function show(
  hrefs: readonly string[],
  bytes: number,
  isFetched: (path: string) => boolean = () => false,
) {
  const known = ['/a', '/b', '/b#two', '/c', '/file.md', '/zh/a', '#here'];
  const links = [...new Set([...known, ...hrefs])].map(link).join('');
  document.body.innerHTML = `<main><nav>${link('/above')}</nav>${links}${NEIGHBORS}</main>`;
  fetched.splice(0);
  const stop = fetchInView(document.body, {
    isFetched,
    fetchAhead: (path, maxBytes) => {
      fetched.push(path);
      return Promise.resolve(bytes <= maxBytes ? bytes : 0);
    },
  });
  report(
    hrefs.map((href) => {
      const target = document.querySelector(`a[href="${href}"]`);
      return { target: target as Element, isIntersecting: true };
    }),
  );
  await settle();
  return stop;
}

const act = async () => {
  window.dispatchEvent(new Event('touchstart'));
  await settle();
};

test('fetches links in view from the top down, then the next page and the one before', async () => {
  const stop = await show(['/c', '/a', '/b', '/b#two', '/file.md', '/zh/a', '#here'], 1000);
  await act();
  expect(fetched).toEqual(['/a', '/b', '/c', '/next', '/previous']);
  stop();
});

test('fetches little before a sign of the reader, and a limited number of bytes after it', async () => {
  const stop = await show(['/a', '/b', '/c'], 18_000);
  expect(fetched).toEqual(['/a']);
  await act();
  expect(fetched).toEqual(['/a', '/b', '/c', '/next', '/previous']);
  stop();
});

test('fetches pages up to a number of bytes', async () => {
  const stop = await show([], 20_000);
  expect(fetched).toEqual(['/next']);
  stop();
  const many = Array.from({ length: 300 }, (_, index) => `/${index}`);
  const stopMany = await show(many, 20_000);
  await act();
  expect(fetched).toEqual(many.slice(0, 5));
  stopMany();
});

test.each([
  ['of a reader who saves data', { saveData: true }],
  ['of the second generation', { effectiveType: 'slow-2g' }],
  ['whose bytes may be counted', { type: 'cellular' }],
])('fetches nothing on a connection %s', async (_, info) => {
  Object.assign(connection, info);
  const stop = await show(['/a'], 1000);
  await act();
  expect(fetched).toEqual([]);
  stop();
  Object.keys(connection).forEach((name) => Reflect.deleteProperty(connection, name));
});

test('fetches nothing in a hidden tab, nor what is there, nor for a page that is gone', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const stop = await show(['/a', '/b'], 1000, (path) => path === '/a');
  expect(fetched).toEqual([]);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(fetched).toEqual(['/b', '/next']);
  stop();
  await act();
  expect(fetched).toEqual(['/b', '/next']);
});
