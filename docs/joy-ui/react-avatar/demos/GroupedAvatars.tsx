import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { amara, jonas, mei } from './portraits';

export default function GroupedAvatars() {
  return (
    <AvatarGroup role="group" aria-label="On call today">
      <Avatar alt="Mei Tanaka" src={mei} />
      <Avatar alt="Amara Okafor" src={amara} />
      <Avatar alt="Jonas Lindqvist" src={jonas} />
    </AvatarGroup>
  );
}
