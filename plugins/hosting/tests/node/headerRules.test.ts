import { headerRules, headersFile, headersOf } from '../../node/headerRules';

const sources = { scriptHashes: [], frameHashes: ["'sha256-frame'"], thirdParties: {} };
const rules = headerRules(sources, ['/zh']);

test.each([
  '/assets/js/main.0a1b2c3d.js',
  '/zh/assets/css/styles.0a1b2c3d.css',
  '/assets/fonts/plex-400.5.3.0.woff2',
])('%s is kept for ever', (path) => {
  expect(headersOf(path, rules)['Cache-Control']).toContain('immutable');
});

test.each(['/index.html', '/material-ui/assets.html', '/assets.html', '/zh/index.html'])(
  '%s is asked for again',
  (path) => {
    expect(headersOf(path, rules)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  },
);

test.each(['/sw.js', '/zh/sw.js', '/offline.json', '/zh/offline.json'])(
  '%s, which says what the current release is, comes from no cache',
  (path) => {
    expect(headersOf(path, rules)['Cache-Control']).toBe('no-cache');
  },
);

test.each(['/assets/js/main.0a1b2c3d.js', '/zh/search.json'])(
  '%s has no headers that only pages need',
  (path) => {
    const headers = headersOf(path, rules);
    expect(Object.keys(headers).sort()).toEqual(['Cache-Control', 'X-Content-Type-Options']);
  },
);

test.each(['/index.html', '/zh/x/react-data-grid', '/demo-frame.html', '/img/logo.svg'])(
  '%s is loaded encrypted, and apart from windows of other sites',
  (path) => {
    expect(headersOf(path, rules)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/) as unknown,
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  },
);

test('pictures have all headers, because an SVG file can be opened as a page', () => {
  expect(headersOf('/zh/img/logo.svg', rules)['Content-Security-Policy']).toBeDefined();
});

test('only the frame of edited demos runs scripts that are no files, in a sandbox', () => {
  const policyOf = (path: string) => headersOf(path, rules)['Content-Security-Policy'];
  for (const frame of ['/demo-frame.html', '/zh/demo-frame.html', '/demo-frame']) {
    expect(policyOf(frame)).toMatch(
      /^sandbox allow-scripts.*script-src 'self' 'sha256-frame' blob:;/,
    );
  }
  for (const page of ['/demo-frame.html/more', '/material-ui/react-button.html']) {
    expect(policyOf(page)).not.toMatch(/^sandbox|script-src[^;]*(?:blob:|frame)/);
  }
});

test('prints the rules for Netlify and Cloudflare; a replaced header is removed before', () => {
  const text = headersFile([
    { paths: ['/*'], headers: { A: '1', B: '2' } },
    { paths: ['/x', '/y/*'], headers: { A: '3', B: null } },
  ]);
  expect(text).toBe(
    '/*\n  A: 1\n  B: 2\n\n/x\n  ! A\n  A: 3\n  ! B\n\n/y/*\n  ! A\n  A: 3\n  ! B\n',
  );
});

test('no line is longer than Cloudflare accepts', () => {
  const scriptHashes = Array.from(
    { length: 12 },
    (_, index) => `'sha256-${index}${'a'.repeat(43)}'`,
  );
  const lines = headersFile(headerRules({ ...sources, scriptHashes }, ['/zh'])).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
