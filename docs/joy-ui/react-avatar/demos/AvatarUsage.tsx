import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { amara } from './portraits';

export default function AvatarUsage() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Amara Okafor" src={amara} />
      <Avatar role="img" aria-label="Diego Ramos">
        DR
      </Avatar>
      <Avatar role="img" aria-label="Guest" />
    </Stack>
  );
}
