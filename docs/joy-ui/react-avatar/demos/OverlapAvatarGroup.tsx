import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { amara, jonas, mei } from './portraits';

export default function OverlapAvatarGroup() {
  return (
    <AvatarGroup role="group" aria-label="Drivers" sx={{ isolation: 'isolate' }}>
      <Avatar alt="Mei Tanaka" src={mei} sx={{ zIndex: 3 }} />
      <Avatar alt="Amara Okafor" src={amara} sx={{ zIndex: 2 }} />
      <Avatar alt="Jonas Lindqvist" src={jonas} sx={{ zIndex: 1 }} />
    </AvatarGroup>
  );
}
