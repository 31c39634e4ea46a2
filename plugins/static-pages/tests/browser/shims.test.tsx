/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import nprogress from '../../browser/shims/nprogress';
import { createBrowserHistory } from '../../browser/pages/browserHistory';
import { setShownPath } from '../../browser/pages/shownPath';
import * as router from '../../browser/shims/router';
import * as tslib from '../../browser/shims/tslib';

/** The address of the document. Hoisted, because modules ask for it when they are imported. */
function mockLoadedUrl() {
  return new URL(document.documentElement.dataset.loaded ?? '/loaded', window.location.href);
}
jest.mock('@component-docs/kit/browser/loadedUrl', () => ({ loadedUrl: () => mockLoadedUrl() }));

const PACKAGES = path.join(__dirname, '../../../../node_modules/@docusaurus');

const scriptsIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'));

test('has what Docusaurus’ packages for browsers import from the router', () => {
  const files = scriptsIn(PACKAGES).filter((file) =>
    /^(?:plugin-content-docs|theme-common)\/lib\//.test(file),
  );
  const names = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(PACKAGES, file), 'utf8');
    return [...code.matchAll(/import \{([^}]+)\} from '@docusaurus\/router'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    );
  });
  expect([...new Set(names)].sort()).toEqual(
    Object.keys(router)
      .filter((name) => name !== 'default')
      .sort(),
  );
});

test('gives islands the path of the page on the screen', () => {
  const { result } = renderHook(() => router.useLocation().pathname);
  act(() => setShownPath('/next'));
  expect(result.current).toBe('/next');
});

describe('the history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/start'));

  test('has the parts of the address, decoded as links to pages are', () => {
    window.history.replaceState(null, '', '/%E6%8C%89?a=%20#b%20c');
    const { location } = createBrowserHistory();
    expect(location).toEqual({ pathname: '/按', search: '?a=%20', hash: '#b%20c' });
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
    window.history.pushState(null, '', '/back');
    expect(history.location).toBe(location);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(history.location.pathname).toBe('/back');
  });

  test('knows the page that the document was loaded for, when the reader has gone back from it', () => {
    document.documentElement.dataset.loaded = '/b%20c?q#h';
    expect(createBrowserHistory().loaded).toEqual({ pathname: '/b c', search: '?q', hash: '#h' });
    document.documentElement.dataset.loaded = '/start?q#h';
    const { loaded, location } = createBrowserHistory();
    expect(loaded).toBe(location);
  });
});

describe('the shim for nprogress', () => {
  const bars = () => document.querySelectorAll('#nprogress > .bar').length;

  test('has every function that the classic theme calls', () => {
    const code = fs.readFileSync(path.join(PACKAGES, 'theme-classic/lib/nprogress.js'), 'utf8');
    const called = [...code.matchAll(/\bnprogress\.(\w+)\(/g)].map(([, name = '']) => name);
    expect(called.sort()).toEqual(Object.keys(nprogress).sort());
  });

  test('shows one bar from start to done, regardless of repeated calls', () => {
    const start = () => nprogress.start();
    const done = () => nprogress.done();
    const shown = [done, start, start, done, start].map((call) => {
      call();
      return bars();
    });
    expect(shown).toEqual([0, 1, 1, 0, 1]);
    done();
  });
});

describe('the shim for tslib', () => {
  /** The code of Docusaurus that is bundled for the browser. */
  const CLIENT_CODE =
    /^(?:core\/lib\/client|plugin-content-docs\/lib\/client|theme-classic\/lib\/.+|theme-common\/lib|utils-common\/lib)\//;

  test('has exactly the helpers that Docusaurus’ browser code uses', () => {
    const used = scriptsIn(PACKAGES)
      .filter((file) => CLIENT_CODE.test(file))
      .flatMap((file) => {
        const code = fs.readFileSync(path.join(PACKAGES, file), 'utf8');
        return [...code.matchAll(/\btslib_1\.(\w+)/g)].map(([, helper]) => helper);
      });
    expect([...new Set(used)]).toEqual(Object.keys(tslib));
  });

  test('returns an ES module unchanged and wraps anything else', () => {
    const esModule = { __esModule: true, default: 1 };
    expect(tslib.__importDefault(esModule)).toBe(esModule);
    const common = { value: 1 };
    expect(tslib.__importDefault(common)).toEqual({ default: common });
  });
});
