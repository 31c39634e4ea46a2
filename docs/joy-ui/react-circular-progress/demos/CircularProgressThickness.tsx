import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressThickness() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress thickness={1} determinate value={60} aria-label="Thin" />
      <CircularProgress thickness={12} determinate value={60} aria-label="Thick" />
    </Stack>
  );
}
