import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { indigo, teal } from '@mui/material/colors';

const white = { color: 'common.white' };

export default function CustomSurplusAvatars() {
  return (
    <AvatarGroup
      total={4251}
      renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k+`}
      role="img"
      aria-label="Attendees: Jonas Lindqvist, Mei Tanaka, and more than 4,000 others"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary', fontSize: 14 } } }}
    >
      <Avatar sx={{ ...white, bgcolor: indigo[600] }}>JL</Avatar>
      <Avatar sx={{ ...white, bgcolor: teal[800] }}>MT</Avatar>
    </AvatarGroup>
  );
}
