import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress size="sm" determinate value={60} aria-label="Small" />
      <CircularProgress size="md" determinate value={60} aria-label="Medium" />
      <CircularProgress size="lg" determinate value={60} aria-label="Large" />
    </Stack>
  );
}
