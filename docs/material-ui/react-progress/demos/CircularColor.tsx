import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularColor() {
  return (
    <Stack direction="row" spacing={2} sx={{ color: 'text.secondary' }}>
      <CircularProgress color="secondary" aria-label="Loading the calendar" />
      <CircularProgress color="success" aria-label="Loading the results" />
      <CircularProgress color="inherit" aria-label="Loading the archive" />
    </Stack>
  );
}
