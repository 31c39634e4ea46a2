import { getCookie, setCookie } from '../../preferences/cookies';
import { newestId, notificationsFor, unreadCount } from './notifications';
import type { Notification } from './notifications';

const LAST_SEEN = 'lastSeenNotification';

/** What a reader is told, and how much of it is new. */
export interface ReaderNotifications {
  items: readonly Notification[];
  unread: number;
  /** Remembers that the reader has seen the newest. */
  markSeen: () => void;
}

/** Fetched once a load. */
let fetched: Promise<unknown> | undefined;

function fetchOnce(address: string): Promise<unknown> {
  fetched ??= fetch(address).then((response) => response.json() as Promise<unknown>);
  return fetched.catch(() => []);
}

function readLastSeen(): string | undefined {
  try {
    return getCookie(LAST_SEEN);
  } catch {
    return undefined;
  }
}

/** The notifications for a reader of a language; any failure counts as an empty list. */
export async function loadNotifications(
  address: string,
  language: string,
): Promise<ReaderNotifications> {
  const items = notificationsFor(await fetchOnce(address), [
    language,
    navigator.language.slice(0, 2),
  ]);
  return {
    items,
    unread: unreadCount(items, readLastSeen()),
    markSeen: () => setCookie(LAST_SEEN, String(newestId(items))),
  };
}
