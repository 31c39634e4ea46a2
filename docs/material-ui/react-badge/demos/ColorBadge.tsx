import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import AlarmIcon from '@mui/icons-material/Alarm';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import WarningIcon from '@mui/icons-material/Warning';

export default function ColorBadge() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Reminders, 2 today">
        <Badge badgeContent={2} color="secondary">
          <AlarmIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Tasks, 8 done">
        <Badge badgeContent={8} color="success">
          <TaskAltIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Problems, 3 open">
        <Badge badgeContent={3} color="error">
          <WarningIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
