import { Feed } from 'feed';
import type { Notification } from '../../../src/notifications/shared/notifications';

export interface FeedInput {
  title: string;
  description: string;
  language: string;
  /** Absolute URL of the site in that language, with a slash at the end. */
  address: string;
  /** Newest first. */
  notifications: readonly Notification[];
}

/** Returns an RSS 2.0 feed of the site's notifications. Those without a date are left out. */
export function feedOf({
  title,
  description,
  language,
  address,
  notifications,
}: FeedInput): string {
  const dated = notifications.flatMap(({ date, ...rest }) =>
    date === undefined ? [] : [{ ...rest, date: new Date(date) }],
  );
  const feed = new Feed({
    title,
    description,
    language,
    id: address,
    link: address,
    copyright: '',
    // Of the content, not of the build: the same sources give the same file.
    updated: dated[0]?.date ?? new Date(0),
    feedLinks: { rss: `${address}feed.xml` },
  });
  dated.forEach(({ id, title: item, text, date }) =>
    feed.addItem({
      title: item,
      id: `${address}#notification-${id}`,
      link: address,
      content: text,
      date,
    }),
  );
  return feed.rss2();
}
