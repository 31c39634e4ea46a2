import { fillPageAssets } from '../../../node/page-assets/fillPageAssets';

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
