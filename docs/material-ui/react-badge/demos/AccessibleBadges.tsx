import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailIcon from '@mui/icons-material/Mail';

function unreadLabel(count: number) {
  if (count === 0) {
    return 'Messages, none unread';
  }
  return count > 99 ? 'Messages, more than 99 unread' : `Messages, ${count} unread`;
}

export default function AccessibleBadges() {
  const count = 100;

  return (
    <IconButton aria-label={unreadLabel(count)}>
      <Badge badgeContent={count} color="secondary">
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
