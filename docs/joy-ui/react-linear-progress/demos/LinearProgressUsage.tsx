import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressUsage() {
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 360 }}>
      <Typography id="import-label">Importing contacts…</Typography>
      <LinearProgress aria-labelledby="import-label" />
    </Stack>
  );
}
