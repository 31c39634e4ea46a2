import Badge from '@mui/material/Badge';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function NotificationCenterThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-end', fontSize: 13 }}>
      <Badge badgeContent={2} color="primary" sx={{ paddingInlineEnd: 1.5 }}>
        <span>Notifications</span>
      </Badge>
      <Paper variant="outlined" sx={{ px: 1, py: 0.5 }}>
        <div>Order 1042 has shipped</div>
        <div>Import finished</div>
      </Paper>
    </Stack>
  );
}
