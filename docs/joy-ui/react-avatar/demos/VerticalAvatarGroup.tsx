import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { amara, jonas, mei } from './portraits';

const vertical = {
  flexDirection: 'column',
  marginInlineStart: 0,
  '--Avatar-marginInlineStart': '0px',
  '& > * + *': { marginBlockStart: 'var(--AvatarGroup-gap)' },
};

export default function VerticalAvatarGroup() {
  return (
    <AvatarGroup role="group" aria-label="Readers" sx={vertical}>
      <Avatar alt="Mei Tanaka" src={mei} />
      <Avatar alt="Amara Okafor" src={amara} />
      <Avatar alt="Jonas Lindqvist" src={jonas} />
    </AvatarGroup>
  );
}
