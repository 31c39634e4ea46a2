import Badge from '@mui/joy/Badge';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={120}>
        <Chip size="lg" variant="outlined">
          Photos
        </Chip>
      </Badge>
      <Badge badgeContent={1200} max={999}>
        <Chip size="lg" variant="outlined">
          Contacts
        </Chip>
      </Badge>
    </Stack>
  );
}
