import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Connection() {
  const notifications = useNotifications();
  const shown = React.useRef('');

  function change(_event: React.SyntheticEvent, isOnline: boolean) {
    if (isOnline) {
      notifications.close(shown.current);
    } else {
      shown.current = notifications.show('You are offline.', { severity: 'warning' });
    }
  }

  return <FormControlLabel control={<Switch defaultChecked />} label="Online" onChange={change} />;
}

export default function CloseNotification() {
  return (
    <NotificationsProvider>
      <Connection />
    </NotificationsProvider>
  );
}
