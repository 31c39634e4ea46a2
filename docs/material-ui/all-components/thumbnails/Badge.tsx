import Badge from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/Mail';
import Stack from '@mui/material/Stack';

export default function BadgeThumbnail() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <MailIcon color="action" />
      </Badge>
      <Badge variant="dot" color="error">
        <MailIcon color="action" />
      </Badge>
    </Stack>
  );
}
