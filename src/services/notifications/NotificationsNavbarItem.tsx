import { NotificationBell } from './NotificationBell';

/** The bell as an item of the header. The phone's drawer has none: it stays in the header. */
export function NotificationsNavbarItem({ mobile }: { mobile?: boolean }) {
  return mobile ? null : <NotificationBell />;
}
