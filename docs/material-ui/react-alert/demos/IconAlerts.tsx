import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import TaskAltIcon from '@mui/icons-material/TaskAlt';

export default function IconAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="warning" icon={<CloudOffIcon fontSize="inherit" />}>
        You are offline. Changes are kept on this device.
      </Alert>
      <Alert severity="success" iconMapping={{ success: <TaskAltIcon fontSize="inherit" /> }}>
        The checklist for the release is complete.
      </Alert>
      <Alert severity="info" icon={false}>
        The office is closed on public holidays.
      </Alert>
    </Stack>
  );
}
