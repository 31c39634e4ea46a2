import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PopperThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ px: 1.5, py: 0.5, bgcolor: 'background.paper' }}>
        Popper
      </Paper>
      <Button variant="contained" size="small">
        Anchor
      </Button>
    </Stack>
  );
}
