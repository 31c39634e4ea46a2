import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressThickness() {
  return (
    <Stack spacing={3} sx={{ width: 1, maxWidth: 360 }}>
      <LinearProgress thickness={1} aria-label="Checking for messages" />
      <LinearProgress thickness={16} determinate value={70} aria-label="Storage in use" />
    </Stack>
  );
}
