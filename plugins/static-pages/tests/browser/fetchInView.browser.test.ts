/** @jest-environment jsdom */
/** What the browser reports of links, which has no views here. */
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let observed: Element[] = [];
const connection: { saveData?: boolean; effectiveType?: string; type?: string } = {};

class Timing {
  constructor(readonly encodedBodySize: number) {}
}

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceResourceTiming: Timing,
    IntersectionObserver: class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed = [];
      }
    },
  });
  Object.defineProperty(navigator, 'connection', { value: connection });
});

const link = (path: string) => `<a href="${path}">${path}</a>`;
const LINKS = ['/a', '/b', '/b#two', '/c', '/file.md', '/zh/a', '#here'];
const NEIGHBORS = `<nav><a class="pagination-nav__link--prev" href="/previous">P</a>
  <a class="pagination-nav__link--next" href="/next">N</a></nav>`;

const settle = () => jest.advanceTimersByTimeAsync(5000);
const act = async () => {
  window.dispatchEvent(new Event('touchstart'));
  await settle();
};

/** Shows a page, fresh like a document, whose pages are transferred in so many bytes each. */
async function open(bytes: number, hrefs: readonly string[] = LINKS) {
  jest.resetModules();
  const { fetchInView } = await import('../../browser/pages/fetchInView');
  const folded = `<details>${link('/folded')}</details>`;
  document.body.innerHTML = `<main><nav>${link('/above')}</nav>${folded}${hrefs.map(link).join('')}${NEIGHBORS}</main>`;
  Object.assign(performance, { getEntriesByName: () => [new Timing(bytes)] });
  const fetched: string[] = [];
  const stop = fetchInView(document.body, {
    isFetched: (path) => fetched.includes(path),
    fetchAhead: (path) => {
      fetched.push(path);
      return Promise.resolve();
    },
  });
  return {
    fetched,
    stop,
    /** Says that all observed links are in view, as far as they are named. */
    view: async (names: readonly string[]) => {
      report(
        observed.map((target) => ({
          target,
          isIntersecting: names.includes(target.getAttribute('href') ?? ''),
        })),
      );
      await settle();
    },
  };
}

test('fetches links in view from the top down, then the next page and the one before', async () => {
  const { fetched, view, stop } = await open(1000);
  await act();
  await view(['/c', '/b', '/b#two', '/file.md', '/zh/a', '#here', '/folded', '/above']);
  expect(fetched).toEqual(['/b', '/c', '/next', '/previous']);
  await view(['/a']);
  expect(fetched.slice(4)).toEqual(['/a']);
  stop();
});

test('fetches nothing before a sign of the reader, and nothing for a page that is gone by then', async () => {
  const { fetched, stop } = await open(1000);
  await settle();
  expect([fetched, observed]).toEqual([[], []]);
  stop();
  await act();
  expect(observed).toEqual([]);
});

test('fetches up to a number of bytes for each page', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const { fetched, view, stop } = await open(20_000, many);
  await act();
  await view(many);
  expect(fetched).toEqual(many.slice(0, 4));
  stop();
});

test('fetches nothing while the page itself needs the network', async () => {
  const { fetched, view, stop } = await open(1000);
  document.documentElement.insertAdjacentHTML('beforeend', '<p data-island-state="loading"></p>');
  await act();
  await view(['/a']);
  expect(fetched).toEqual([]);
  document.querySelector('[data-island-state]')?.remove();
  await settle();
  expect(fetched[0]).toBe('/a');
  stop();
});

test.each([
  ['of a reader who saves data', { saveData: true }],
  ['of the second generation', { effectiveType: 'slow-2g' }],
  ['whose bytes may be counted', { type: 'cellular' }],
])('fetches nothing on a connection %s', async (_, info) => {
  Object.assign(connection, info);
  const { fetched, view, stop } = await open(1000);
  await act();
  await view(['/a']);
  expect(fetched).toEqual([]);
  stop();
  Object.keys(connection).forEach((name) => Reflect.deleteProperty(connection, name));
});
