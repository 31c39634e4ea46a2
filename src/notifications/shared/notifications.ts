/** Maximum number of remote items shown. */
const MAX_REMOTE = 3;
/** Maximum length of a title and a text, in characters: a service's mistake must not block the page. */
export const MAX_LENGTH = 2000;
/** Id of the one item that is always shown. */
export const PERMANENT_ID = 1;

/** A notification from the file or the service. Its text may contain simple markup. */
export interface Notification {
  id: number;
  title: string;
  text: string;
  /** ISO 8601. */
  date?: string;
  /** If set, only readers of this language get the notification. */
  userLanguage?: string;
}

function isNotification(value: unknown): value is Notification {
  const { id, title, text, date, userLanguage } = (value ?? {}) as Record<string, unknown>;
  const isOptionalText = (member: unknown) => member === undefined || typeof member === 'string';
  return (
    Number.isSafeInteger(id) &&
    (id as number) > PERMANENT_ID &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    isOptionalText(date) &&
    isOptionalText(userLanguage)
  );
}

/**
 * Returns all notifications for a reader of these languages, newest first.
 *
 * @param list of the file or the service; invalid entries are skipped, and long ones cut.
 */
export function allNotifications(list: unknown, languages: readonly string[]): Notification[] {
  return (Array.isArray(list) ? list : [])
    .filter(isNotification)
    .filter(({ userLanguage }) => !userLanguage || languages.includes(userLanguage))
    .sort((a, b) => b.id - a.id)
    .map(({ title, text, ...rest }) => ({
      ...rest,
      title: title.slice(0, MAX_LENGTH),
      text: text.slice(0, MAX_LENGTH),
    }));
}

/** Returns the newest three notifications for a reader of these languages, like `allNotifications`. */
export function notificationsFor(fetched: unknown, languages: readonly string[]): Notification[] {
  return allNotifications(fetched, languages).slice(0, MAX_REMOTE);
}

/** Returns the id of the newest item; that of the permanent item if there is no other. */
export function newestId(notifications: readonly Notification[]): number {
  return Math.max(PERMANENT_ID, ...notifications.map(({ id }) => id));
}

/**
 * Returns the number of unread items. On a first visit, nothing is news; the permanent one never is.
 *
 * @param lastSeen Value of the cookie; undefined on a first visit, and where cookies are blocked.
 */
export function unreadCount(
  notifications: readonly Notification[],
  lastSeen: string | undefined,
): number {
  const seen = lastSeen === undefined ? Infinity : Number(lastSeen) || 0;
  return notifications.filter(({ id }) => id > seen).length;
}
