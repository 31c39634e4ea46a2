import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeInset() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge role="img" aria-label="Without an inset">
        <Avatar size="lg">0</Avatar>
      </Badge>
      <Badge role="img" aria-label="14 percent" badgeInset="14%">
        <Avatar size="lg">14%</Avatar>
      </Badge>
      <Badge role="img" aria-label="Minus 4 pixels" badgeInset="-4px">
        <Avatar size="lg">-4</Avatar>
      </Badge>
    </Stack>
  );
}
