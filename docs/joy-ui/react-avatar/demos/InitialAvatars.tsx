import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function InitialAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Amara Okafor">
        AO
      </Avatar>
      <Avatar role="img" aria-label="Jonas Lindqvist" color="primary">
        JL
      </Avatar>
      <Avatar role="img" aria-label="Support team" color="success">
        S
      </Avatar>
    </Stack>
  );
}
