import { routeRequest } from '../../../browser/worker/routeRequest';
import type { RequestFacts } from '../../../browser/worker/routeRequest';

const ORIGIN = 'https://docs.example.org';

function routeOf(path: string, facts: Partial<RequestFacts> = {}) {
  return routeRequest(
    {
      method: 'GET',
      url: ORIGIN + path,
      mode: 'no-cors',
      accept: '*/*',
      isPartial: false,
      cache: 'default',
      ...facts,
    },
    ORIGIN,
  );
}

test.each([
  ['/', 'page'],
  ['/foo', 'page'],
  ['/zh/', 'page'],
  ['/zh/foo/', 'page'],
  ['/foo.html?a=b', 'page'],
  ['/v1.2/foo', 'page'],
  ['/assets/js/main.0a1b2c3d.js', 'asset'],
  ['/zh/assets/css/styles.0a1b2c3d.css', 'asset'],
  ['/material-ui/assets/', 'page'],
  ['/img/logo.svg', 'file'],
  ['/material-ui/react-button.md', 'file'],
  ['/sw.js', 'none'],
  ['/zh/67.sw.js', 'none'],
  ['/zh/offline.json', 'none'],
  ['/demo-frame.html', 'none'],
  ['/demo-frame', 'none'],
  ['/demo-frame-kept?script=frame.0a1b2c3d.js', 'frame'],
  ['/zh/demo-frame-kept?script=frame.0a1b2c3d.js', 'frame'],
])('a navigation to %s: %s', (path, route) => {
  expect(routeOf(path, { mode: 'navigate' })).toBe(route);
});

test('pages that are fetched to be put into a document are pages', () => {
  expect(routeOf('/foo', { accept: 'text/html' })).toBe('page');
  expect(routeOf('/foo')).toBe('none');
});

test.each<Partial<RequestFacts>>([
  { method: 'POST' },
  { method: 'HEAD' },
  { url: 'https://elsewhere.example.org/foo' },
  { isPartial: true },
])('%j is left to the browser', (facts) => {
  expect(routeOf('/foo', { mode: 'navigate', ...facts })).toBe('none');
});

test('who wants the answer of the network only gets it, but a reload is a page', () => {
  expect(routeOf('/img/logo.svg', { cache: 'no-store' })).toBe('none');
  expect(routeOf('/foo', { cache: 'no-store', mode: 'navigate' })).toBe('page');
});
