import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function AvatarThumbnail() {
  return (
    <AvatarGroup>
      <Avatar sx={{ bgcolor: 'primary.main' }}>AD</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>KT</Avatar>
      <Avatar sx={{ bgcolor: 'success.main' }}>LM</Avatar>
    </AvatarGroup>
  );
}
