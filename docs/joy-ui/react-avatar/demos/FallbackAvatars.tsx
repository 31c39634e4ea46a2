import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const missing = 'data:image/png,missing';

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={missing} alt="Amara Okafor" role="img" aria-label="Amara Okafor">
        AO
      </Avatar>
      <Avatar src={missing} alt="Jonas Lindqvist" role="img" aria-label="Jonas Lindqvist" />
      <Avatar src={missing} alt="" role="img" aria-label="Guest" />
    </Stack>
  );
}
