import { labelsIn } from '@component-docs/labels/node/texts';
import { frameHtml } from '../../../node/documents/frameHtml';
import { previewHtml } from '../../../node/documents/documentsOf';
import { LOOK_VALUES } from '../../../shared/look';

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
    label: labelsIn(language),
    urls: URLS,
    headScript: 'first()',
  });

test('the frame shows the preview, and has a labeled control for each part of a look', () => {
  const html = frame('登录');
  expect(html).toContain('<html lang="zh-CN" dir="ltr">');
  expect(html).toContain('<iframe src="/zh/templates/sign-in/preview" title="登录模板">');
  for (const [part, values] of Object.entries(LOOK_VALUES)) {
    expect(html).toContain(`<select name="${part}">`);
    values.forEach((value) => expect(html).toContain(`<option value="${value}">`));
  }
  expect(html).toContain('<span>模式</span>');
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
