import { feedOf } from '../../../../../plugins/hosting/node/feed';
import news from '../../../../../content/feed.json';

const input = {
  title: 'MUI Docs',
  description: 'React UI components',
  language: 'zh',
  address: 'https://docs.example.org/zh/',
};

const entries = [
  { id: 5, title: 'Old', text: 'text', date: '2026-10-01', userLanguage: 'zh' },
  { id: 7, title: 'A & B', text: '<b>New</b> pages', date: '2026-11-21', userLanguage: 'zh' },
  { id: 8, title: 'English', text: 'text', date: '2026-11-22', userLanguage: 'en' },
];

test('lists the entries of the language, newest first, with absolute URLs, escaped', () => {
  const rss = feedOf({ ...input, entries });
  expect(rss).toContain('<atom:link href="https://docs.example.org/zh/feed.xml" rel="self"');
  expect(rss.match(/<title><!\[CDATA\[.*?\]\]>/g)).toEqual([
    '<title><![CDATA[A & B]]>',
    '<title><![CDATA[Old]]>',
  ]);
  expect(rss).toContain('https://docs.example.org/zh/#notification-7');
});

test('is the same for the same entries, whenever it is built', () => {
  expect(feedOf({ ...input, entries })).toContain('Sat, 21 Nov 2026 00:00:00 GMT');
});

test('a site without news has an empty feed', () => {
  expect(feedOf({ ...input, entries: [] })).not.toContain('<item>');
});

test.each(['en', 'zh'])('the news of the site are in its feed: %s', (language) => {
  const own = news.filter(({ userLanguage }) => userLanguage === language);
  expect(feedOf({ ...input, language, entries: news }).match(/<item>/g)).toHaveLength(own.length);
});
