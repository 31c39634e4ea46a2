import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function OutlinedAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="outlined" severity="info">
        Orders after noon are shipped the next day.
      </Alert>
      <Alert variant="outlined" severity="warning">
        Only two licenses are left in this workspace.
      </Alert>
    </Stack>
  );
}
