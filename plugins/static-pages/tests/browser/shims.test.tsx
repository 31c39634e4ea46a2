/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import nprogress from '../../browser/shims/nprogress';
import * as shim from '../../browser/shims/reactRouter';
import { createBrowserHistory } from '../../browser/shims/browserHistory';
import * as tslib from '../../browser/shims/tslib';

/** The address of the document. Hoisted, because modules ask for it when they are imported. */
function mockLoadedUrl() {
  return new URL(document.documentElement.dataset.loaded ?? '/loaded', window.location.href);
}
jest.mock('@component-docs/kit/browser/loadedUrl', () => ({ loadedUrl: () => mockLoadedUrl() }));

const { BrowserRouter, Route, matchRoutes, renderRoutes, useHistory, useLocation } = shim;
const PACKAGES = path.join(__dirname, '../../../../node_modules/@docusaurus');
const CLIENT = path.join(PACKAGES, 'core/lib/client');

/** Docusaurus' link, which no code in the built site's browser imports, and the original exports. */
const NOT_IN_BROWSER = ['exports/Link.js', 'exports/router.js', 'serverEntry.js', 'docusaurus.js'];

function Path() {
  return <p>{useLocation().pathname}</p>;
}

function Push({ to }: { to: string }) {
  const history = useHistory();
  return <button onClick={() => history.push(to)}>push</button>;
}

const scriptsIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'));

test('has what Docusaurus’ client imports from the router', () => {
  const files = scriptsIn(CLIENT).filter((file) => !NOT_IN_BROWSER.includes(file));
  const names = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(CLIENT, file), 'utf8');
    return [...code.matchAll(/\{([^}]+)\} from 'react-router-(?:dom|config)'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    );
  });
  expect(names.length).toBeGreaterThan(4);
  expect(Object.keys(shim)).toEqual(expect.arrayContaining(names));
});

test('shows the page’s address, and the next one after a link', () => {
  window.history.replaceState(null, '', '/start');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  render(
    <BrowserRouter>
      <Path />
      <Push to="/next" />
    </BrowserRouter>,
  );
  expect(screen.getByText('/start')).toBeTruthy();
  act(() => screen.getByText('push').click());
  expect(screen.getByText('/next')).toBeTruthy();
});

test('holds the location back that a route is given', () => {
  const location = { pathname: '/held', search: '', hash: '' };
  render(
    <BrowserRouter>
      <Route location={location} render={() => <Path />} />
    </BrowserRouter>,
  );
  expect(screen.getByText('/held')).toBeTruthy();
});

test('takes the only route at every address', () => {
  const route = { path: '*', component: () => <p>page</p> };
  expect(matchRoutes([route])).toEqual([{ route }]);
  render(<>{renderRoutes([route])}</>);
  expect(screen.getByText('page')).toBeTruthy();
});

test('hydrates the page of the document, then goes to the address', () => {
  const container = document.createElement('div');
  container.innerHTML = '<p>/loaded</p>';
  const seen: (string | null)[] = [];
  const onRecoverableError = jest.fn();
  const Seen = () => {
    seen.push(useLocation().pathname);
    return <Path />;
  };
  window.history.replaceState(null, '', '/address');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    const content = (
      <BrowserRouter>
        <Seen />
      </BrowserRouter>
    );
    hydrateRoot(container, content, { onRecoverableError });
  });
  expect(seen).toEqual(['/loaded', '/address']);
  expect(container.textContent).toBe('/address');
  expect(onRecoverableError).not.toHaveBeenCalled();
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
