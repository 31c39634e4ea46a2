import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function SaveButton() {
  const notifications = useNotifications();
  return (
    <Button onClick={() => notifications.show('The draft is saved.', { autoHideDuration: 6000 })}>
      Save draft
    </Button>
  );
}

export default function BasicNotification() {
  return (
    <NotificationsProvider>
      <SaveButton />
    </NotificationsProvider>
  );
}
