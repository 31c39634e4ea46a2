import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { readThirdParties } from '../third-parties/readThirdParties';
import { notificationsFor } from './notifications';
import type { Notification } from './notifications';

/** How long after mounting they are fetched, in ms (behaviours §24): they are no hurry. */
const DELAY = 1500;
/** A machine that measures the page: notifications would be all that it sees move. */
const MEASURING = /glebot/i;

/** Fetched once a load; any failure counts as an empty list. */
let fetched: Promise<unknown> | undefined;

function fetchOnce(address: string): Promise<unknown> {
  fetched ??= fetch(address).then(
    (response) => response.json() as Promise<unknown>,
    () => [],
  );
  return fetched.catch(() => []);
}

/** The notifications for a reader of this language; null until they are there. */
export function useNotifications(language: string): readonly Notification[] | null {
  const [notifications, setNotifications] = useState<readonly Notification[] | null>(null);
  const local = useBaseUrl('/notifications.json');
  useEffect(() => {
    if (MEASURING.test(navigator.userAgent)) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      void fetchOnce(readThirdParties().notifications ?? local).then((list) =>
        setNotifications(notificationsFor(list, [language, navigator.language.slice(0, 2)])),
      );
    }, DELAY);
    return () => window.clearTimeout(timer);
  }, [language, local]);
  return notifications;
}
