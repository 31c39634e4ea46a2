import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import { jonas } from './portraits';

const corner = { vertical: 'bottom', horizontal: 'right' } as const;

export default function BadgeAvatars() {
  return (
    <Badge anchorOrigin={corner} badgeInset="14%" color="success">
      <Avatar alt="Jonas Lindqvist, online" src={jonas} />
    </Badge>
  );
}
