import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PersistentStateThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', fontSize: 13 }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        State
      </Paper>
      <span>⇄</span>
      <Paper variant="outlined" sx={{ p: 1 }}>
        Browser storage
      </Paper>
    </Stack>
  );
}
