import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { mei } from './portraits';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="sm" alt="Mei Tanaka, small" src={mei} />
      <Avatar size="md" alt="Mei Tanaka, medium" src={mei} />
      <Avatar size="lg" alt="Mei Tanaka, large" src={mei} />
      <Avatar sx={{ '--Avatar-size': '72px' }} alt="Mei Tanaka, 72 pixels" src={mei} />
    </Stack>
  );
}
