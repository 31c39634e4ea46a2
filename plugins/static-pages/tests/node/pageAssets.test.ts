import { fillPageAssets, withoutSiteUrl, addToHead } from '../../node/page-assets';
import { UNKNOWN_SITE_URL as ORIGIN } from '@component-docs/kit/node/siteUrl';

const FILES = {
  modules: {
    'demos-a': { module: 12, chunks: { 'demos-a': 'assets/js/demos-a.11.js' } },
    'navigation-x': { module: 13, chunks: { 'navigation-x': 'assets/js/navigation-x.22.js' } },
  },
  styles: { reference: 'assets/css/styles-reference.33.css' },
};

const page = (content: string) =>
  `<html><head><title>A</title></head><body><div data-page-content><main>${content}</main></div><template data-page-end></template></body></html>`;

test('names the files of the modules that a page needs, each once, at the end of its content', () => {
  const html = fillPageAssets(
    page('<div data-chunks=demos-a></div><div data-chunks="demos-a navigation-x"></div>'),
    FILES,
    '/zh/',
  );
  const [, table] = /data-page-chunks>(.*?)<\/script><\/main><\/div>/.exec(html) ?? [];
  expect(JSON.parse(table ?? '{}')).toEqual(FILES.modules);
});

test('throws when a page that needs modules has no main element', () => {
  expect(() => fillPageAssets('<div data-chunks=demos-a></div>', FILES, '/')).toThrow(
    'a page that needs modules has no </main>',
  );
});

test('links the style sheets of the page’s part of the site', () => {
  expect(fillPageAssets(page('<div data-styles=reference></div>'), FILES, '/zh/')).toContain(
    '<link rel="stylesheet" href="/zh/assets/css/styles-reference.33.css" data-part="reference"></head>',
  );
});

test('leaves a page alone that needs neither modules nor the style sheet of a part', () => {
  expect(fillPageAssets(page('<p>A</p>'), FILES, '/')).toBe(page('<p>A</p>'));
});

test('throws when a page needs what there is not', () => {
  expect(() => fillPageAssets(page('<div data-chunks=demos-b></div>'), FILES, '/')).toThrow(
    'a page needs "demos-b"',
  );
});

test('adds tags after the title of the page, and to no other title', () => {
  const html = '<head><title>A</title><meta></head><body><svg><title>B</title></svg></body>';
  expect(addToHead(html, '<meta name=a content="$&">')).toBe(
    '<head><title>A</title><meta name=a content="$&"><meta></head><body><svg><title>B</title></svg></body>',
  );
});

const head = (origin: string) =>
  [
    `<meta data-rh=true property=og:url content=${origin}/a />`,
    '<meta data-rh=true property=og:locale content=en />',
    `<link data-rh=true rel=canonical href=${origin}/a />`,
    `<link data-rh=true rel=alternate href=${origin}/ hreflang=en />`,
    `<link data-rh="true" rel="alternate" href="${origin}/zh/a" hreflang="zh-CN"/>`,
    `<script type=application/ld+json>{"item":"${origin}/a"}</script>`,
  ].join('');

test('without an origin, leaves out tags that need one and makes other URLs relative', () => {
  expect(withoutSiteUrl(head(ORIGIN), ORIGIN)).toBe(
    '<meta data-rh=true property=og:locale content=en /><link data-rh=true rel=canonical href=/a /><script type=application/ld+json>{"item":"/a"}</script>',
  );
});

test('keeps links to other sites in other languages', () => {
  const link = '<link rel=alternate href=https://mui.com/zh hreflang=zh>';
  expect(withoutSiteUrl(link, ORIGIN)).toBe(link);
});

test('with an origin, changes nothing', () => {
  const html = head('https://docs.example.org');
  expect(withoutSiteUrl(html, 'https://docs.example.org')).toBe(html);
});
