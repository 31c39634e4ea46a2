import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import SvgIcon from '@mui/joy/SvgIcon';

const mail = (
  <SvgIcon>
    <path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2m8 7L4 7v2l8 5 8-5V7z" />
  </SvgIcon>
);

export default function BadgeUsage() {
  return (
    <IconButton variant="outlined" aria-label="Inbox, 4 unread">
      <Badge badgeContent={4}>{mail}</Badge>
    </IconButton>
  );
}
