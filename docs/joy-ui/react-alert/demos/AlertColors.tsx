import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertColors() {
  return (
    <Stack spacing={2}>
      <Alert color="primary">A new version is available.</Alert>
      <Alert color="neutral">Comments are closed.</Alert>
      <Alert color="success">The address is verified.</Alert>
      <Alert color="warning">Your trial ends tomorrow.</Alert>
      <Alert color="danger">The payment was declined.</Alert>
    </Stack>
  );
}
