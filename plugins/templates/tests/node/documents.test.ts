import { labelsIn } from '@component-docs/labels/node/texts';
import { frameHtml } from '../../node/frameHtml';
import { previewHtml } from '../../node/documentsOf';

const URLS = {
  gallery: '/zh/templates',
  preview: '/zh/templates/sign-in/preview',
  source: '/zh/templates/sign-in/source',
  bar: '/zh/bar.js',
  icon: '/zh/icon.svg',
};

const frame = (title: string, language = 'zh') =>
  frameHtml({
    lang: 'zh-CN',
    title,
    description: 'A "form" & more',
    library: 'Library',
    label: labelsIn(language),
    urls: URLS,
    headScript: 'first()',
  });

test('texts are escaped', () => {
  const html = frame('<b>"A" & B</b>', 'en');
  expect(html).toContain('<h1>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</h1>');
  expect(html).toContain('content="A &quot;form&quot; &amp; more"');
});

test('the preview runs its inline script before its styles and its scripts', () => {
  const html = previewHtml({
    title: 'Sign-in',
    printed: { html: '<main>Form</main>', styles: '<style data-emotion="css a">.a{}</style>' },
    headScript: 'first()',
    scripts: ['/shared.js', '/sign-in.js'],
    icon: '/icon.svg',
    lang: 'zh-CN',
    label: labelsIn('zh'),
  });
  const places = ['first()', 'data-emotion', '/shared.js', '/sign-in.js', '<main>Form</main>'];
  const found = places.map((text) => html.indexOf(text));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found).not.toContain(-1);
});
