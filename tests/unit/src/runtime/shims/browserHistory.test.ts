/** @jest-environment jsdom */
import { createBrowserHistory } from '../../../../../src/runtime/shims/browserHistory';

beforeEach(() => window.history.replaceState(null, '', '/start'));

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
