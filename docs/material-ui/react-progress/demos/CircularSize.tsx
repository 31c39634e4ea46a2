import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSize() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} thickness={5} aria-label="Loading the comment" />
      <CircularProgress aria-label="Loading the list" />
      <CircularProgress size="4rem" thickness={3} aria-label="Loading the page" />
    </Stack>
  );
}
