import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function SizeAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        role="img"
        aria-label="Leila Haddad, small"
        sx={{ ...colors, width: 24, height: 24, fontSize: 12 }}
      >
        LH
      </Avatar>
      <Avatar role="img" aria-label="Leila Haddad" sx={colors}>
        LH
      </Avatar>
      <Avatar
        role="img"
        aria-label="Leila Haddad, large"
        sx={{ ...colors, width: 56, height: 56, fontSize: 28 }}
      >
        LH
      </Avatar>
    </Stack>
  );
}
