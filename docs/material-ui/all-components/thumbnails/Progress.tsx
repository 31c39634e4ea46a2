import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressThumbnail() {
  return (
    <Stack spacing={2} sx={{ width: 140, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} />
      <LinearProgress variant="determinate" value={45} sx={{ width: 1 }} />
    </Stack>
  );
}
