import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function DotBadge() {
  return (
    <Stack direction="row" spacing={3}>
      <IconButton aria-label="Notifications, some are new">
        <Badge variant="dot" color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Badge variant="dot" color="error">
        <Button variant="outlined" aria-label="What's new, not read yet">
          What&apos;s new
        </Button>
      </Badge>
    </Stack>
  );
}
