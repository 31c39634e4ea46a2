import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarThumbnail() {
  return (
    <AvatarGroup>
      <Avatar color="primary" variant="soft">
        NO
      </Avatar>
      <Avatar color="success" variant="soft">
        AK
      </Avatar>
      <Avatar>+3</Avatar>
    </AvatarGroup>
  );
}
