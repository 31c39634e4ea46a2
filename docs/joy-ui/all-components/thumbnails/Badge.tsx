import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export default function BadgeThumbnail() {
  return (
    <Badge badgeContent={4}>
      <Avatar>NO</Avatar>
    </Badge>
  );
}
