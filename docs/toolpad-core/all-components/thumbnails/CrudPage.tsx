import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function CrudPageThumbnail() {
  return (
    <Stack spacing={1} sx={{ width: 180, fontSize: 13 }}>
      <Button size="small" variant="contained" sx={{ alignSelf: 'flex-end' }}>
        New order
      </Button>
      <Paper variant="outlined" sx={{ px: 1, py: 0.5 }}>
        <div>1042 · Osaka · ✎</div>
        <div>1043 · Lagos · ✎</div>
      </Paper>
    </Stack>
  );
}
