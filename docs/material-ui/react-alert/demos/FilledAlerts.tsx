import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function FilledAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="filled" severity="success">
        The backup is complete.
      </Alert>
      <Alert variant="filled" severity="error">
        The backup failed. The disk is full.
      </Alert>
    </Stack>
  );
}
