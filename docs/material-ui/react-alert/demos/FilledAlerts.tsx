import Alert from '@mui/material/Alert';

export default function FilledAlerts() {
  return (
    <Alert variant="filled" severity="error">
      The backup failed. The disk is full.
    </Alert>
  );
}
