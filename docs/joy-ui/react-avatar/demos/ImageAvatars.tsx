import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { amara, jonas, mei } from './portraits';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Mei Tanaka" src={mei} />
      <Avatar alt="Amara Okafor" src={amara} />
      <Avatar alt="Jonas Lindqvist" src={jonas} />
    </Stack>
  );
}
