import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { brown, deepPurple, indigo, teal } from '@mui/material/colors';

const white = { color: 'common.white' };

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label="Editors: Mei Tanaka, Diego Ramos, Priya Nair, and 2 others"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
    >
      <Avatar sx={{ ...white, bgcolor: teal[800] }}>MT</Avatar>
      <Avatar sx={{ ...white, bgcolor: deepPurple[700] }}>DR</Avatar>
      <Avatar sx={{ ...white, bgcolor: brown[600] }}>PN</Avatar>
      <Avatar sx={{ ...white, bgcolor: indigo[600] }}>KM</Avatar>
      <Avatar sx={{ ...white, bgcolor: teal[800] }}>IS</Avatar>
    </AvatarGroup>
  );
}
