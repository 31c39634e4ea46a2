import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">All 24 files were uploaded.</Alert>
      <Alert severity="info">The report is updated every morning at six.</Alert>
      <Alert severity="warning">Your trial ends in three days.</Alert>
      <Alert severity="error">The payment failed. Check the card number.</Alert>
    </Stack>
  );
}
