import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PopoverThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" size="small">
        Details
      </Button>
      <Paper elevation={8} sx={{ p: 1.5, ml: 3 }}>
        Due in two days
      </Paper>
    </Stack>
  );
}
