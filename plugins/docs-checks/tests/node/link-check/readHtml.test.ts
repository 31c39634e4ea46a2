import { urlsOf, idsOf, sitemapUrls } from '../../../node/link-check/readHtml';

test('returns the ids of a page in every form of HTML', () => {
  const html = [
    '<h2 class="anchor" id="sizes">Sizes</h2>',
    '<h2 id=icon-button>Icons</h2>',
    '<h2\n  id="按钮">按钮</h2>',
    '<a name="old"></a>',
    '<p data-id="no" class="id=no">sizes</p>',
    '<p id="">',
  ].join('');
  expect([...idsOf(html)]).toEqual(['sizes', 'icon-button', '按钮', 'old', '']);
});

test('returns every URL of a page once, in every form of HTML', () => {
  const html = [
    '<a class="a > b" href="/a?b=1&amp;c=2#d">a</a><a href=/b target=_blank>b</a>',
    "<a\n  href='/c'>c</a><a href=/b>again</a><a id=d>no URL</a>",
    '<link rel=alternate href=http://localhost/zh hreflang=zh-CN />',
    '<img alt="" src=/img/logo.svg><script src="/assets/main.js" defer></script>',
  ].join('');
  expect([...urlsOf(html)]).toEqual([
    '/a?b=1&c=2#d',
    '/b',
    '/c',
    'http://localhost/zh',
    '/img/logo.svg',
    '/assets/main.js',
  ]);
});

test('ignores the text of scripts', () => {
  expect([...urlsOf('<script>x = "<a href=/a>"</script><p data-href=/b>')]).toEqual([]);
});

test('returns the URLs in a sitemap', () => {
  const xml = '<urlset><url><loc>http://a/b?c&amp;d</loc></url><url><loc>http://a/e</loc></url>';
  expect([...sitemapUrls(xml)]).toEqual(['http://a/b?c&d', 'http://a/e']);
});
