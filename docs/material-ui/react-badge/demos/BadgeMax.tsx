import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={4}>
      <IconButton aria-label="Support, 99 unread">
        <Badge badgeContent={99} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Sales, more than 99 unread">
        <Badge badgeContent={100} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Alerts, more than 999 unread">
        <Badge badgeContent={1000} max={999} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
