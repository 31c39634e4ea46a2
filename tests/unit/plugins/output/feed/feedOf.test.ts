import { feedOf } from '../../../../../plugins/output/feed/feedOf';
import { allNotifications } from '../../../../../src/notifications/shared/notifications';

const input = {
  title: 'MUI Docs',
  description: 'React UI components',
  language: 'zh',
  address: 'https://docs.example.org/zh/',
};

const notifications = [
  { id: 7, title: 'A & B', text: '<b>New</b> pages', date: '2026-11-21' },
  { id: 5, title: 'Old', text: 'text', date: '2026-10-01' },
  { id: 4, title: 'Without a date', text: 'text' },
];

test('lists dated notifications with absolute URLs, escaped', () => {
  const rss = feedOf({ ...input, notifications });
  expect(rss).toContain('<atom:link href="https://docs.example.org/zh/feed.xml" rel="self"');
  expect(rss.match(/<item>/g)).toHaveLength(2);
  expect(rss).toContain('<![CDATA[A & B]]>');
  expect(rss).toContain('https://docs.example.org/zh/#notification-7');
  expect(rss).not.toContain('Without a date');
});

test('is the same for the same notifications, whenever it is built', () => {
  expect(feedOf({ ...input, notifications })).toBe(feedOf({ ...input, notifications }));
  expect(feedOf({ ...input, notifications })).toContain('Sat, 21 Nov 2026 00:00:00 GMT');
});

test('a site without notifications has an empty feed', () => {
  expect(feedOf({ ...input, notifications: [] })).not.toContain('<item>');
});

test('the notifications of the site have a date each', async () => {
  const { default: list } = (await import('../../../../../static/notifications.json')) as {
    default: { date?: string }[];
  };
  expect(allNotifications(list, ['en', 'zh']).map(({ date }) => typeof date)).toEqual(
    list.map(() => 'string'),
  );
});
