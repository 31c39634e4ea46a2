import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const slotProps = {
  snackbar: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    sx: { position: 'absolute' },
  },
} as const;

function CopyButton() {
  const notifications = useNotifications();
  return (
    <Button onClick={() => notifications.show('Copied', { autoHideDuration: 5000 })}>
      Copy the tracking number
    </Button>
  );
}

export default function ScopedNotification() {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', px: 2, pt: 12, pb: 2, maxWidth: 320 }}>
      <NotificationsProvider slotProps={slotProps}>
        <CopyButton />
      </NotificationsProvider>
    </Paper>
  );
}
