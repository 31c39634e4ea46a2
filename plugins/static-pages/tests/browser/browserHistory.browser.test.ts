/** @jest-environment jsdom */

const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeAll(async () => {
  window.history.replaceState({ kept: true }, '', '/page?q=5%#100%');
  await import('../../browser/pages/browserHistory');
});

test('repairs the address that the page was opened with, and keeps its state', () => {
  expect(address()).toBe('/page?q=5%25#100%25');
  expect(window.history.state).toEqual({ kept: true });
});

test('repairs addresses of links within the page before others read them', () => {
  window.history.replaceState(null, '', '/page#50%');
  let read = '';
  window.addEventListener('popstate', () => (read = address()), { once: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(read).toBe('/page#50%25');
});
