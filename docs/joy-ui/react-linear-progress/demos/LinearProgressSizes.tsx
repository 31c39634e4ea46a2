import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={3} sx={{ width: 1, maxWidth: 360 }}>
      <LinearProgress size="sm" determinate value={60} aria-label="Small" />
      <LinearProgress size="md" determinate value={60} aria-label="Medium" />
      <LinearProgress size="lg" determinate value={60} aria-label="Large" />
    </Stack>
  );
}
