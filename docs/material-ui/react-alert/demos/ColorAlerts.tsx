import Alert from '@mui/material/Alert';

export default function ColorAlerts() {
  return (
    <Alert severity="success" color="info">
      Your answers were saved. You can change them until Friday.
    </Alert>
  );
}
