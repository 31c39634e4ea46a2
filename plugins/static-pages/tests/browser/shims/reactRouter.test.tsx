/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import * as shim from '../../../browser/shims/reactRouter';

jest.mock('@component-docs/kit/browser/loadedUrl', () => ({
  loadedUrl: () => new URL('/loaded', window.location.href),
}));

const { BrowserRouter, Route, matchRoutes, renderRoutes, useHistory, useLocation } = shim;
const CLIENT = path.join(__dirname, '../../../../../node_modules/@docusaurus/core/lib/client');

/** Docusaurus' link, which no code in the built site's browser imports, and the original exports. */
const NOT_IN_BROWSER = ['exports/Link.js', 'exports/router.js', 'serverEntry.js', 'docusaurus.js'];

function Path() {
  return <p>{useLocation().pathname}</p>;
}

function Push({ to }: { to: string }) {
  const history = useHistory();
  return <button onClick={() => history.push(to)}>push</button>;
}

test('has what Docusaurus’ client imports from the router', () => {
  const files = fs
    .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !NOT_IN_BROWSER.includes(file));
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
