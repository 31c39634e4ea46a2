/** Remote items that are shown at most (behaviours §24). */
const MAX_REMOTE = 3;
/** The one item that is always there. */
export const PERMANENT_ID = 1;

/** A notification of the file or the service. Its text may hold simple markup. */
export interface Notification {
  id: number;
  title: string;
  text: string;
  /** ISO 8601. */
  date?: string;
  /** Readers of other languages do not get it. */
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
 * The notifications for a reader of these languages, newest first: the last three of the list.
 * Takes what was fetched; entries that are no notifications are left out.
 */
export function notificationsFor(fetched: unknown, languages: readonly string[]): Notification[] {
  return (Array.isArray(fetched) ? fetched : [])
    .filter(isNotification)
    .filter(({ userLanguage }) => !userLanguage || languages.includes(userLanguage))
    .sort((a, b) => b.id - a.id)
    .slice(0, MAX_REMOTE);
}

/** The newest item's id; that of the permanent one when there is no other. */
export function newestId(notifications: readonly Notification[]): number {
  return Math.max(PERMANENT_ID, ...notifications.map(({ id }) => id));
}

/** How many items a reader has not seen, the permanent one included. Takes the cookie's value. */
export function unreadCount(
  notifications: readonly Notification[],
  lastSeen: string | undefined,
): number {
  const seen = Number(lastSeen) || 0;
  return [PERMANENT_ID, ...notifications.map(({ id }) => id)].filter((id) => id > seen).length;
}
