import { NotificationBell } from './NotificationBell';

/** The bell as an item of the header. On phones, it stays in the header and isn't part of the drawer. */
export function NotificationsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <NotificationBell />;
}
