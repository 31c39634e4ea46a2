import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const files = ['orders.csv', 'customers.csv', 'suppliers.csv'];

function Import() {
  const notifications = useNotifications();

  function importFiles() {
    files.forEach((file) => {
      notifications.show(`${file} is imported.`, { autoHideDuration: 5000 });
    });
  }

  return <Button onClick={importFiles}>Import three files</Button>;
}

export default function MultipleNotifications() {
  return (
    <NotificationsProvider>
      <Import />
    </NotificationsProvider>
  );
}
