import { UNKNOWN_SITE_URL as ORIGIN } from '@component-docs/kit/node/siteUrl';
import { withoutSiteUrl } from '../../../node/page-assets/withoutSiteUrl';

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
