import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function SimpleBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge role="img" aria-label="Amara Okafor, has news">
        <Avatar variant="outlined">AO</Avatar>
      </Badge>
      <Badge role="img" aria-label="Diego Ramos, 12 new comments" badgeContent={12}>
        <Avatar variant="outlined">DR</Avatar>
      </Badge>
    </Stack>
  );
}
