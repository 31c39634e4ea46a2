import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getCookie, setCookie } from '../preferences/cookies';
import { useOnDemand } from '../platform/on-demand/useOnDemand';
import { newestId, unreadCount } from './shared/notifications';
import styles from './NotificationBell.module.css';
import { useNotifications } from './useNotifications';

const LAST_SEEN = 'lastSeenNotification';

const loadPanel = () =>
  import('./lazy/NotificationPanel').then((module) => module.NotificationPanel);

function readLastSeen(): string | undefined {
  try {
    return getCookie(LAST_SEEN);
  } catch {
    return undefined;
  }
}

/** The bell in the header, with the number of unread notifications. */
export function NotificationBell() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const notifications = useNotifications(currentLocale);
  const [unread, setUnread] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Panel, prepare, request } = useOnDemand(loadPanel);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notifications) {
      const lastSeen = readLastSeen();
      setUnread(unreadCount(notifications, lastSeen));
      if (lastSeen === undefined) {
        setCookie(LAST_SEEN, String(newestId(notifications)));
      }
    }
  }, [notifications]);
  useEffect(() => {
    if (isOpen && notifications) {
      setCookie(LAST_SEEN, String(newestId(notifications)));
      setUnread(0);
    }
  }, [isOpen, notifications]);

  return (
    <div ref={container} className={styles.bell}>
      <button
        type="button"
        className={styles.button}
        aria-label={translate(
          {
            id: 'notifications.label',
            message: '{count} unread notifications',
            description: 'Name of the bell',
          },
          { count: unread },
        )}
        title={translate({
          id: 'notifications.tooltip',
          message: 'Toggle notifications panel',
          description: 'Tooltip of the bell',
        })}
        aria-expanded={isOpen}
        data-ga-event-category="AppBar"
        data-ga-event-action="toggleNotifications"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => request(() => setIsOpen((before) => !before))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6Zm-2 16a2 2 0 0 0 4 0" />
        </svg>
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </button>
      {isOpen && Panel && (
        <Panel
          notifications={notifications}
          container={container}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
