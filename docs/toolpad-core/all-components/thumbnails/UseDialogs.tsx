import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function UseDialogsThumbnail() {
  return (
    <Paper elevation={4} sx={{ p: 1.5, fontSize: 14 }}>
      <div>Delete 3 files?</div>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small">Cancel</Button>
        <Button size="small">Delete</Button>
      </Stack>
    </Paper>
  );
}
