import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const missing = 'data:image/png,missing';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={missing} role="img" aria-label="Amara Okafor" alt="Amara Okafor" sx={colors}>
        AO
      </Avatar>
      <Avatar
        src={missing}
        role="img"
        aria-label="Jonas Lindqvist"
        alt="Jonas Lindqvist"
        sx={colors}
      />
      <Avatar src={missing} alt="" sx={colors} />
    </Stack>
  );
}
