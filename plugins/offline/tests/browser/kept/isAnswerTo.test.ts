import { isAnswerTo, isPageAt } from '../../../browser/kept/keptFiles';

const SCRIPT = '<script src=/assets/js/main.0a1b2c3d.js defer></script>';
const page = (href: string) => `<link data-rh=true rel=canonical href=${href} />${SCRIPT}`;

test.each([
  ['/material-ui/react-button', page('/material-ui/react-button'), true],
  ['/', page('/'), true],
  ['/zh', page('https://docs.example.org/zh/'), true],
  ['/zh', page('"https://docs.example.org/zh/"'), true],
  ['/offline', `<link rel='canonical' href='/offline'>${SCRIPT}`, true],
  // A host that answers with its start page or 404.html, and status 200.
  ['/material-ui/react-button', page('/'), false],
  ['/material-ui/react-button', page('/404.html'), false],
  ['/zh/material-ui/react-button', page('/material-ui/react-button'), false],
  // Frames of templates have no address.
  ['/templates/blog', '<script src="/assets/templates/bar.0a1b2c3d4e.js"></script>', true],
  ['/zh/templates/blog', '<script src="/zh/assets/templates/bar.0a1b2c3d.js"></script>', true],
  // The pages of proxies.
  ['/', '', false],
  ['/', '<h1>Sign in to the network</h1><script src="/assets/js/login.js"></script>', false],
  ['/', '<link rel="canonical" href="https://portal.example.org/login">', false],
  ['/', `<link rel="canonical" href="https://[">${SCRIPT}`, false],
])('the page at %s: %s', (path, html, isPage) => {
  expect(isPageAt(path, html)).toBe(isPage);
});

test.each([
  ['/assets/js/main.0a1b2c3d.js', 'text/javascript', 'x', true],
  ['/assets/js/main.0a1b2c3d.js', 'text/html', page('/'), false],
  ['/.saved-state.json', 'application/json', '{}', true],
  ['/assets/search/x-index.0a1b2c3d.json', 'application/json', '{"pages":[', false],
  ['/offline', 'text/html; charset=utf-8', page('/offline'), true],
  ['/offline', 'text/html; charset=utf-8', '<h1>Sign in</h1>', false],
  ['/offline', 'text/plain', page('/offline'), false],
])('an answer to %s as %s with %s', async (path, type, body, isAnswer) => {
  const response = new Response(body, { headers: { 'content-type': type } });
  expect(await isAnswerTo(path, response)).toBe(isAnswer);
  expect(await response.text()).toBe(body);
});
