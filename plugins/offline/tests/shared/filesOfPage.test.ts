import { filesOfPage } from '../../shared/manifest';

test('finds files in attributes with and without quotes, in styles, and in the table of chunks', () => {
  const html = `
    <link rel=stylesheet href=/assets/css/styles.12a55c3d.css />
    <script src="/assets/js/main.ebd821ee.js" defer></script>
    <img src='/img/logo.svg'>
    <style>@font-face{src:url(/assets/fonts/plex.woff2)format("woff2")}</style>
    <script type="application/json" data-page-chunks>{"demo":{"chunks":{"a":"assets/js/a.1.js"}}}</script>`;
  expect(filesOfPage(html, '/')).toEqual([
    '/assets/css/styles.12a55c3d.css',
    '/assets/js/main.ebd821ee.js',
    '/img/logo.svg',
    '/assets/fonts/plex.woff2',
    '/assets/js/a.1.js',
  ]);
});

test('properties of islands name files without the language, unless all languages have them in common', () => {
  const html = `{"sourceUrl":"/assets/demos/A.1.json","src":"/img/a.svg"}<link href=/zh/assets/css/a.1.css>`;
  expect(filesOfPage(html, '/zh/')).toEqual([
    '/assets/demos/A.1.json',
    '/zh/img/a.svg',
    '/zh/assets/css/a.1.css',
  ]);
});

test('chunks belong to the language, and a file that is named twice is there once', () => {
  const html = `<script src=/zh/assets/js/a.1.js></script>{"a":"assets/js/a.1.js"}`;
  expect(filesOfPage(html, '/zh/')).toEqual(['/zh/assets/js/a.1.js']);
});

test('names of other sites and of pages are left out', () => {
  const html = `<a href="/material-ui/assets">x</a><img src="https://x.example/assets/a.png">/assets/text`;
  expect(filesOfPage(html, '/')).toEqual([]);
});

test('social cards are left out, because the page itself does not show them', () => {
  const html = `<meta property=og:image content=/zh/assets/cards/aadb5d68f59e.png><img src=/zh/img/a.png>`;
  expect(filesOfPage(html, '/zh/')).toEqual(['/zh/img/a.png']);
});
