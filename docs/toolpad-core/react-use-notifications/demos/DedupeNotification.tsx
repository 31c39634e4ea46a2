import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Connection() {
  const notifications = useNotifications();
  return (
    <Button
      onClick={() =>
        notifications.show('The scanner is disconnected.', {
          key: 'scanner',
          severity: 'error',
          autoHideDuration: 6000,
        })
      }
    >
      Lose the connection
    </Button>
  );
}

export default function DedupeNotification() {
  return (
    <NotificationsProvider>
      <Connection />
    </NotificationsProvider>
  );
}
