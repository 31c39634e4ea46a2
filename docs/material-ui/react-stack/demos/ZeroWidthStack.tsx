import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ZeroWidthStack() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden="true">AO</Avatar>
        <Stack sx={{ minWidth: 0 }}>
          <Typography>Amara Okafor</Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            Shared the contract for the warehouse at the northern harbor
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}
