import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import useMediaQuery from '@mui/material/useMediaQuery';

const members = ['AO', 'BK', 'CS', 'DT', 'EM', 'FR', 'GH', 'HN'];

const roomy = { 'min-width': '600px', orientation: 'landscape' };

function toQuery(features: Record<string, string>) {
  return Object.entries(features)
    .map(([feature, value]) => `(${feature}: ${value})`)
    .join(' and ');
}

export default function JavaScriptMedia() {
  const isRoomy = useMediaQuery(toQuery(roomy));
  return (
    <AvatarGroup
      max={isRoomy ? 8 : 4}
      role="group"
      aria-label="Team of 8"
      sx={{ '& .MuiAvatar-root': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}
    >
      {members.map((member) => (
        <Avatar key={member}>{member}</Avatar>
      ))}
    </AvatarGroup>
  );
}
