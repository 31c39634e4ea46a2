import path from 'node:path';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { finishBuild } from '../../node/finishBuild';
import { isNginxInstalled, startNginx } from '../../../../tests/helpers/nginx';
import type { Nginx } from '../../../../tests/helpers/nginx';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const PAGE = `<script>1</script>${'text '.repeat(400)}`;
let nginx: Nginx | undefined;

const inNginx = isNginxInstalled() ? test : test.skip;

const ask = (address: string, accept = 'text/html') =>
  fetch(`${nginx?.url}${address}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip', accept },
  });

/** Follows redirects. Returns the last address, as a path. */
async function follow(address: string): Promise<string> {
  const { headers } = await ask(address);
  const location = headers.get('location');
  return location?.startsWith('/') ? follow(location) : (location ?? address);
}

beforeAll(async () => {
  if (!isNginxInstalled()) {
    return;
  }
  const folder = await temporaryFolder({
    'build/index.html': PAGE,
    'build/404.html': 'nothing here',
    'build/material-ui/getting-started/templates.html': 'gallery',
    'build/material-ui/getting-started/templates/blog.html': 'blog',
    'build/zh/material-ui/getting-started/templates.html': '模板',
    'build/material-ui/react-button.html': PAGE,
    'build/material-ui/react-button.md': '# Button',
    'build/material-ui/404.md': '# Nearest',
    'build/404.md': '# Products',
    'build/zh/404.md': '# 产品',
    'build/zh/index.html': PAGE,
    'build/app.webmanifest': '{}',
    'build/demo-frame.html': 'frame',
    'build/zh/assets/js/main.0a1b2c3d.js': '1',
    'build/zh/material-ui/react-button.html': PAGE,
    'build/zh/material-ui/react-button.md': '# 按钮',
    'build/zh/404.html': '没有',
    'build/assets/js/main.0a1b2c3d.js': '1',
    'build/assets/css/styles.0a1b2c3d.css': 'a{}',
    'build/.source-hash': 'abc',
  });
  const build = path.join(folder, 'build');
  await finishBuild(build, { origin: '' });
  nginx = await startNginx(build);
});

afterAll(() => nginx?.stop());

inNginx.each([
  ['/', 200, PAGE],
  ['/zh/', 200, PAGE],
  ['/material-ui/react-button', 200, PAGE],
  ['/material-ui/react-button.md', 200, '# Button'],
  ['/nothing', 404, 'nothing here'],
  ['/assets', 404, 'nothing here'],
  ['/404', 404, 'nothing here'],
  ['/zh/404', 404, '没有'],
  ['/zh/nothing', 404, '没有'],
  ['/material-ui/getting-started/templates', 200, 'gallery'],
  ['/material-ui/getting-started/templates/blog', 200, 'blog'],
  ['/material-ui/getting-started/templates/blgo', 404, 'gallery'],
  ['/zh/material-ui/getting-started/templates/blgo', 404, '模板'],
  ['/.source-hash', 404, 'nothing here'],
  ['/.hosting/nginx.conf', 404, 'nothing here'],
  ['/_headers', 404, 'nothing here'],
  ['/material-ui%2Freact-button', 404, 'nothing here'],
  ['/material-ui%2Freact-button.md', 404, '# Nearest'],
  ['/material-ui/getting-started/templates/x%2Fy', 404, 'gallery'],
  ['/zh/material-ui/getting-started/templates/x%2fy', 404, '模板'],
])('%s has the status %i', async (address, status, body) => {
  const response = await ask(address);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

inNginx.each([
  ['/material-ui/react-button', 200, '# Button'],
  ['/material-ui/getting-started/templates', 200, 'gallery'],
  ['/material-ui/api/buton', 404, '# Nearest'],
  ['/material-ui/404.md', 404, '# Nearest'],
  ['/nothing', 404, '# Products'],
  ['/zh/nothing', 404, '# 产品'],
])(
  'a program that accepts Markdown gets it: %s has the status %i',
  async (address, status, body) => {
    const response = await ask(address, 'text/markdown, text/html;q=0.9');
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.get('content-type')).toContain(/^#/.test(body) ? 'markdown' : 'html');
  },
);

inNginx('a missing Markdown file is answered with Markdown', async () => {
  expect(await (await ask('/material-ui/buton.md')).text()).toBe('# Nearest');
});

inNginx('a page says where its Markdown and its style sheet are', async () => {
  expect((await ask('/material-ui/react-button')).headers.get('link')).toBe(
    '</material-ui/react-button.md>; rel="alternate"; type="text/markdown", ' +
      '</assets/css/styles.0a1b2c3d.css>; rel="preload"; as="style"',
  );
  expect((await ask('/zh/material-ui/react-button')).headers.get('link')).toContain(
    '</zh/assets/css/styles.0a1b2c3d.css>',
  );
  expect((await ask('/')).headers.get('link')).toBeNull();
});

inNginx.each([
  '/en/material-ui/react-button?a=1',
  '/zh/components/buttons/',
  '/material-ui/react-button/',
  '/components/buttons',
  '/api/button/',
  '/zh/base-ui/api/use-select',
  '/getting-started/installation/',
  '//example.com/a',
  '/en//example.com/a',
  '/a//b///c',
])('%s arrives where our own server sends it', async (address) => {
  const [pathname = '', query] = address.split('?');
  const [target = '', fragment] = (redirectTarget(pathname) ?? '').split('#');
  const search = query ? `?${query}` : '';
  expect(await follow(address)).toBe(target + search + (fragment ? `#${fragment}` : ''));
});

inNginx.each([
  ['/x/react-charts', 'https://v7.mui.com/x/react-charts/'],
  ['/zh/x/react-charts/bars/?a=1', 'https://v7.mui.com/x/react-charts/bars/?a=1'],
  ['/components/date-pickers', 'https://v7.mui.com/x/react-date-pickers/date-picker/'],
  ['/zh/x/migration/migration-charts-v6', 'https://v7.mui.com/x/migration/migration-charts-v6/'],
  ['/toolpad/studio/', 'https://mui.com/toolpad/studio/'],
  ['/x/react-charts-pro', '/x/react-charts-pro'],
])('%s arrives at the official page %s', async (address, target) => {
  expect(await follow(address)).toBe(target);
});

inNginx.each([
  ['/zh', '/zh/'],
  ['/material-ui/react-button.html', '/material-ui/react-button'],
  ['/zh/index.html', '/zh/'],
])('%s is another form of %s', async (address, target) => {
  expect((await ask(address)).status).toBe(301);
  expect(await follow(address)).toBe(target);
});

inNginx('pages, assets, redirects, and the 404 page have the headers of the rules', async () => {
  const page = (await ask('/material-ui/react-button')).headers;
  expect(page.get('content-encoding')).toBe('gzip');
  expect(page.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(page.get('x-content-type-options')).toBe('nosniff');
  const asset = (await ask('/assets/js/main.0a1b2c3d.js')).headers;
  expect(asset.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.get('content-security-policy')).toBeNull();
  const { etag = '' } = Object.fromEntries(asset);
  const cached = await fetch(`${nginx?.url}/assets/js/main.0a1b2c3d.js`, {
    headers: { 'if-none-match': etag },
  });
  expect([cached.status, cached.headers.get('cache-control')]).toEqual([
    304,
    'public, max-age=31536000, immutable',
  ]);
  const missing = (await ask('/assets/js/gone.0a1b2c3d.js')).headers;
  expect(missing.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(missing.get('content-security-policy')).toContain("script-src 'self'");
  const moved = (await ask('/components/buttons')).headers;
  expect(moved.get('cache-control')).toBe('public, max-age=3600');
  const frame = (await ask('/demo-frame.html')).headers;
  expect(frame.get('content-security-policy')).toMatch(/^sandbox .*'self' blob:/);
});

inNginx('a line break in the address is in no header', async () => {
  const { headers } = await ask('/components/a%0d%0aX-Evil:%201/');
  expect(headers.get('x-evil')).toBeNull();
  expect(headers.get('location')).toContain('%0d%0a');
});
