import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Variants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Paper sx={{ p: 2, width: 180 }}>
        <Typography variant="subtitle1" component="h3">
          Shadow
        </Typography>
        <Typography variant="body2">Above the page</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, width: 180 }}>
        <Typography variant="subtitle1" component="h3">
          Border
        </Typography>
        <Typography variant="body2">Part of the page</Typography>
      </Paper>
    </Stack>
  );
}
