import * as React from 'react';
import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Order() {
  const notifications = useNotifications();
  const [isArchived, setIsArchived] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  function archive() {
    setIsArchived(true);
    const key = notifications.show('Order A-1040 is archived.', {
      actionText: 'Undo',
      onAction: () => {
        setIsArchived(false);
        notifications.close(key);
        button.current?.focus();
      },
    });
  }

  return (
    <Button ref={button} onClick={isArchived ? () => setIsArchived(false) : archive}>
      {isArchived ? 'Restore order A-1040' : 'Archive order A-1040'}
    </Button>
  );
}

export default function NotificationAction() {
  return (
    <NotificationsProvider>
      <Order />
    </NotificationsProvider>
  );
}
