import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearColor() {
  return (
    <Stack spacing={2} sx={{ width: '100%', color: 'text.secondary' }}>
      <LinearProgress color="secondary" aria-label="Loading the schedule" />
      <LinearProgress color="success" aria-label="Loading the results" />
      <LinearProgress color="inherit" aria-label="Loading the archive" />
    </Stack>
  );
}
