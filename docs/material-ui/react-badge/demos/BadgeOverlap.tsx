import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge badgeContent={2} color="error" role="img" aria-label="Design team, 2 new files">
        <Avatar variant="rounded" sx={colors}>
          D
        </Avatar>
      </Badge>
      <Badge
        overlap="circular"
        badgeContent={5}
        color="error"
        role="img"
        aria-label="Priya Nair, 5 new messages"
      >
        <Avatar sx={colors}>PN</Avatar>
      </Badge>
    </Stack>
  );
}
