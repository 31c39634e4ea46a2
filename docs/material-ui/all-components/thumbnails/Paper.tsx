import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper elevation={1} sx={{ width: 48, height: 64 }} />
      <Paper elevation={4} sx={{ width: 48, height: 64 }} />
      <Paper elevation={12} sx={{ width: 48, height: 64 }} />
    </Stack>
  );
}
