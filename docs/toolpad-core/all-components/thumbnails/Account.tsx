import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function AccountThumbnail() {
  return (
    <Paper variant="outlined" sx={{ p: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', fontSize: 14 }}>
        <Avatar sx={{ width: 32, height: 32, fontSize: 14 }}>AO</Avatar>
        <span>Amara Okafor</span>
      </Stack>
      <Button size="small" fullWidth>
        Sign out
      </Button>
    </Paper>
  );
}
