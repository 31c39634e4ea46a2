/** @jest-environment jsdom */
import { createBrowserHistory } from '../../../browser/shims/browserHistory';

const loads: { name: string }[] = [];
Object.assign(performance, { getEntriesByType: () => loads });

beforeEach(() => {
  loads.splice(0);
  window.history.replaceState(null, '', '/start');
});

test('has the parts of the address, decoded as links to pages are', () => {
  window.history.replaceState(null, '', '/%E6%8C%89?a=%20#b%20c');
  expect(createBrowserHistory().location).toEqual({
    pathname: '/按',
    search: '?a=%20',
    hash: '#b%20c',
  });
});

test('adds an entry with a key, or replaces it, and tells who listens', () => {
  const history = createBrowserHistory();
  const paths: string[] = [];
  const stop = history.listen(() => paths.push(history.location.pathname));
  const entries = window.history.length;

  history.push('/next?q#h');
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toEqual({ key: expect.stringMatching(/^[a-z\d]+$/) as string });
  history.replace('/other');
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.pathname).toBe('/other');

  stop();
  history.push('/last');
  expect(paths).toEqual(['/next', '/other']);
});

test('follows the reader back, and keeps one location until the address changes', () => {
  const history = createBrowserHistory();
  const { location } = history;
  expect(history.location).toBe(location);
  window.history.pushState(null, '', '/back');
  expect(history.location).toBe(location);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.location.pathname).toBe('/back');
});

test('knows the page that the document was loaded for, when the reader has gone back from it', () => {
  loads.push({ name: new URL('/b%20c?q#h', window.location.href).href });
  const { loaded, location } = createBrowserHistory();
  expect(loaded).toEqual({ pathname: '/b c', search: '?q', hash: '#h' });
  expect(location.pathname).toBe('/start');
});

test.each([['/start?q#h'], [undefined]])(
  'takes the address as that of the document at the same path, or if the browser doesn’t tell (%s)',
  (name) => {
    if (name !== undefined) {
      loads.push({ name: new URL(name, window.location.href).href });
    }
    const { loaded, location } = createBrowserHistory();
    expect(loaded).toBe(location);
  },
);
