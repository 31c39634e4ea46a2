import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const messages = {
  success: 'The payment has arrived.',
  info: 'The bank needs two days.',
  warning: 'The card expires this month.',
  error: 'The bank has rejected the payment.',
};
const severities = ['success', 'info', 'warning', 'error'] as const;

function Payment() {
  const notifications = useNotifications();
  return severities.map((severity) => (
    <Button
      key={severity}
      onClick={() => notifications.show(messages[severity], { severity, autoHideDuration: 6000 })}
    >
      {severity}
    </Button>
  ));
}

export default function AlertNotification() {
  return (
    <NotificationsProvider>
      <Payment />
    </NotificationsProvider>
  );
}
