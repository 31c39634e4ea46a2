import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertThumbnail() {
  return (
    <Stack spacing={1}>
      <Alert color="success" size="sm">
        Order sent
      </Alert>
      <Alert color="warning" size="sm">
        Stock is low
      </Alert>
    </Stack>
  );
}
