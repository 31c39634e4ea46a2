import { Feed } from 'feed';

/** An entry of `content/feed.json`. */
export interface FeedEntry {
  id: number;
  title: string;
  /** HTML. */
  text: string;
  /** Day, such as `2026-11-28`. */
  date: string;
  /** The language of the entry. */
  userLanguage: string;
}

export interface FeedInput {
  title: string;
  description: string;
  language: string;
  /** Absolute URL of the site in that language, with a slash at the end. */
  address: string;
  entries: readonly FeedEntry[];
}

/** Returns an RSS 2.0 feed of the entries in a language, newest first. */
export function feedOf({ title, description, language, address, entries }: FeedInput): string {
  const shown = entries
    .filter(({ userLanguage }) => userLanguage === language)
    .sort((a, b) => b.id - a.id);
  const feed = new Feed({
    title,
    description,
    language,
    id: address,
    link: address,
    copyright: '',
    // Of the content, not of the build: the same sources give the same file.
    updated: new Date(shown[0]?.date ?? 0),
    feedLinks: { rss: `${address}feed.xml` },
  });
  shown.forEach(({ id, title: item, text, date }) =>
    feed.addItem({
      title: item,
      id: `${address}#notification-${id}`,
      link: address,
      content: text,
      date: new Date(date),
    }),
  );
  return feed.rss2();
}
