import Alert from '@mui/material/Alert';

export default function UseNotificationsThumbnail() {
  return (
    <Alert severity="success" role="presentation">
      Order saved
    </Alert>
  );
}
