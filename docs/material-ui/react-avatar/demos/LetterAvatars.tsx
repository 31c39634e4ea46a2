import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const primary = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const secondary = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Leila Haddad" sx={primary}>
        L
      </Avatar>
      <Avatar role="img" aria-label="Diego Ramos" sx={secondary}>
        DR
      </Avatar>
      <Avatar role="img" aria-label="王小明" sx={primary}>
        王
      </Avatar>
    </Stack>
  );
}
