import { cutHead, cutPage } from '../../../browser/pages/cutPage';

const page = (content: string, html = '<html lang=en class="docs-wrapper x">') =>
  `<!doctype html>${html}<head><title data-rh=true>Button</title></head><body><div id=__docusaurus><nav></nav><div data-page-content class=page_x1>${content}</div><template data-page-end></template></div></body></html>`;

test('cuts head, content, and the class of a page', () => {
  expect(cutPage(page('<main><h1>Button</h1></main>'))).toEqual({
    head: '<title data-rh=true>Button</title>',
    content: '<main><h1>Button</h1></main>',
    htmlClass: 'docs-wrapper x',
  });
});

test('finds the end of content with boxes in it', () => {
  const content = '<div>in <div>boxes</div></div><p>after';
  expect(cutPage(page(content))?.content).toBe(content);
});

test('reads a class without quotes, and none', () => {
  expect(cutPage(page('', '<html class=docs-wrapper>'))?.htmlClass).toBe('docs-wrapper');
  expect(cutPage(page('', '<html lang=en>'))?.htmlClass).toBe('');
});

test.each(['', 'plain text', '<html><head></head><body></body></html>', '<div data-page-content>'])(
  'returns undefined for HTML of another kind: %s',
  (html) => expect(cutPage(html)).toBeUndefined(),
);

test('cuts the head of a page that has arrived in part', () => {
  const html = page('<main></main>');
  expect(cutHead(html.slice(0, html.indexOf('</head>')))).toBeUndefined();
  expect(cutHead(html.slice(0, html.indexOf('<body>')))).toBe('<title data-rh=true>Button</title>');
});
