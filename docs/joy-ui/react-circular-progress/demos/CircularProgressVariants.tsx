import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <CircularProgress variant="soft" determinate value={60} aria-label="Soft" />
      <CircularProgress variant="solid" determinate value={60} aria-label="Solid" />
      <CircularProgress variant="outlined" determinate value={60} aria-label="Outlined" />
      <CircularProgress variant="plain" determinate value={60} aria-label="Plain" />
    </Stack>
  );
}
