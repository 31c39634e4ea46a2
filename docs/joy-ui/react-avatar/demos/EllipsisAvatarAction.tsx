import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import SvgIcon from '@mui/joy/SvgIcon';

const dots = (
  <SvgIcon>
    <path d="M4 12a2 2 0 1 1 4 0 2 2 0 0 1-4 0m6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0m6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0" />
  </SvgIcon>
);

const group = { role: 'group', 'aria-label': 'Reviewers' };

export default function EllipsisAvatarAction() {
  return (
    <AvatarGroup {...group} size="lg" variant="solid" color="primary">
      <Avatar role="img" aria-label="Amara Okafor">
        AO
      </Avatar>
      <Avatar role="img" aria-label="Jonas Lindqvist">
        JL
      </Avatar>
      <Avatar component="a" href="#consistent-appearance" aria-label="All reviewers">
        {dots}
      </Avatar>
    </AvatarGroup>
  );
}
