import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertThumbnail() {
  return (
    <Stack spacing={1}>
      <Alert severity="success">Order sent</Alert>
      <Alert severity="warning">Stock is low</Alert>
    </Stack>
  );
}
