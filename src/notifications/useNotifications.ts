import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { readThirdParties } from '../third-parties/readThirdParties';
import type { ReaderNotifications } from './lazy/loadNotifications';

/** How long after mounting they are fetched, in ms (behaviours §24): they are no hurry. */
const DELAY = 1500;
/** A machine that measures the page: notifications would be all that it sees move. */
const MEASURING = /glebot/i;

/** The notifications for a reader of this language; null until they are there. */
export function useNotifications(language: string): ReaderNotifications | null {
  const [notifications, setNotifications] = useState<ReaderNotifications | null>(null);
  const local = useBaseUrl('/notifications.json');
  useEffect(() => {
    if (MEASURING.test(navigator.userAgent)) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      const address = readThirdParties().notifications ?? local;
      import('./lazy/loadNotifications').then(
        (module) => void module.loadNotifications(address, language).then(setNotifications),
        // Offline: the bell has nothing to say.
        () => undefined,
      );
    }, DELAY);
    return () => window.clearTimeout(timer);
  }, [language, local]);
  return notifications;
}
