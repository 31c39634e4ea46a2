import Badge from '@mui/joy/Badge';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function NumberBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={0}>
        <Chip size="lg" variant="outlined">
          Open orders
        </Chip>
      </Badge>
      <Badge badgeContent={0} showZero>
        <Chip size="lg" variant="outlined">
          Vans left
        </Chip>
      </Badge>
    </Stack>
  );
}
