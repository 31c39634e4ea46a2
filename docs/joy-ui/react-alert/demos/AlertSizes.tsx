import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertSizes() {
  return (
    <Stack spacing={2}>
      <Alert size="sm">Two files are still uploading.</Alert>
      <Alert size="md">Two files are still uploading.</Alert>
      <Alert size="lg">Two files are still uploading.</Alert>
    </Stack>
  );
}
