import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { brown, deepPurple, teal } from '@mui/material/colors';

const white = { color: 'common.white' };

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={24}
      role="img"
      aria-label="Followers: Leila Haddad, Tomás Silva, Amara Okafor, and 21 others"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary', fontSize: 14 } } }}
    >
      <Avatar sx={{ ...white, bgcolor: brown[600] }}>LH</Avatar>
      <Avatar sx={{ ...white, bgcolor: teal[800] }}>TS</Avatar>
      <Avatar sx={{ ...white, bgcolor: deepPurple[700] }}>AO</Avatar>
    </AvatarGroup>
  );
}
