import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchInTime } from '../lib/fetchInTime';
import { NOTIFICATIONS } from '../site/shared/dataFiles';
import { readThirdParties } from '../third-parties/readThirdParties';
import { notificationsFor } from './shared/notifications';
import type { Notification } from './shared/notifications';

/** Delay after mounting before notifications are fetched, in ms: they aren't urgent. */
const FETCH_DELAY_MS = 1500;
/** A bot that measures pages; notifications would disturb its measurements. */
const MEASURING_BOT = /glebot/i;

/** Fetched once per page load; any failure counts as an empty list. */
let fetched: Promise<unknown> | undefined;

function fetchOnce(address: string): Promise<unknown> {
  fetched ??= fetchInTime(address, (response) => response.json() as Promise<unknown>).catch(
    () => [],
  );
  return fetched;
}

/** Returns the notifications for a reader of this language; null until they are loaded. */
export function useNotifications(language: string): readonly Notification[] | null {
  const [notifications, setNotifications] = useState<readonly Notification[] | null>(null);
  const local = useBaseUrl(`/${NOTIFICATIONS}`);
  useEffect(() => {
    if (MEASURING_BOT.test(navigator.userAgent)) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      void fetchOnce(readThirdParties().notifications ?? local).then((list) =>
        setNotifications(notificationsFor(list, [language, navigator.language.slice(0, 2)])),
      );
    }, FETCH_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [language, local]);
  return notifications;
}
