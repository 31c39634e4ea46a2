import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Notification } from '../shared/notifications';
import { simpleMarkup } from './simpleMarkup';
import styles from './NotificationPanel.module.css';

interface Props {
  /** Null while loading. */
  notifications: readonly Notification[] | null;
  /** Contains the bell and the panel. A click outside closes the panel. */
  container: RefObject<HTMLElement>;
  onClose: () => void;
}

function useClosing({ container, onClose }: Pick<Props, 'container' | 'onClose'>): void {
  useEffect(() => {
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) {
        onClose();
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        onClose();
        container.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container, onClose]);
}

interface ItemProps {
  title: ReactNode;
  date?: string;
  children: ReactNode;
}

function Item({ title, date, children }: ItemProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const day = date && !Number.isNaN(Date.parse(date)) ? new Date(date) : null;
  return (
    <li className={styles.item}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {day && (
        <time dateTime={day.toISOString()}>
          {day.toLocaleDateString(currentLocale, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
    </li>
  );
}

function FollowItem() {
  const changelog = useBaseUrl('/material-ui/discover-more/changelog');
  return (
    <Item
      title={
        <Translate id="notifications.follow.title" description="The notification that stays">
          All releases
        </Translate>
      }
    >
      <Translate
        id="notifications.follow.text"
        description="The notification that stays; link is notifications.follow.link"
        values={{
          link: (
            <a href={changelog}>
              <Translate id="notifications.follow.link" description="Link text">
                changelog
              </Translate>
            </a>
          ),
        }}
      >
        {'The {link} says what each release of Material UI changed, and how to update.'}
      </Translate>
    </Item>
  );
}

/** Shows the notifications, newest first, and one permanent notification. */
export function NotificationPanel({ notifications, ...closing }: Props) {
  useClosing(closing);
  return (
    <section
      className={styles.panel}
      aria-busy={notifications === null}
      aria-label={translate({
        id: 'notifications.panel',
        message: 'Notifications',
        description: 'Accessible name of the panel of the bell',
      })}
    >
      {notifications === null ? (
        <div className={styles.spinner} />
      ) : (
        <ul className={styles.list}>
          {notifications.map(({ id, title, text, date }) => (
            <Item key={id} title={title} date={date}>
              {simpleMarkup(text)}
            </Item>
          ))}
          <FollowItem />
        </ul>
      )}
    </section>
  );
}
