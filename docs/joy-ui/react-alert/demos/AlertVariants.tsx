import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2}>
      <Alert variant="soft">Backups run at midnight, in soft.</Alert>
      <Alert variant="outlined">Backups run at midnight, in outlined.</Alert>
      <Alert variant="solid">Backups run at midnight, in solid.</Alert>
      <Alert variant="plain">Backups run at midnight, in plain.</Alert>
    </Stack>
  );
}
