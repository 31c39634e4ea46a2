import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const members = ['Mei Tanaka', 'Amara Okafor', 'Jonas Lindqvist', 'Leila Haddad', 'Diego Ramos'];
const max = 3;

export default function MaxAndTotalAvatars() {
  const rest = members.length - max;

  return (
    <AvatarGroup role="group" aria-label="Members of the project">
      {members.slice(0, max).map((name) => (
        <Avatar key={name} role="img" aria-label={name}>
          {name[0]}
        </Avatar>
      ))}
      {rest > 0 && (
        <Avatar role="img" aria-label={`and ${rest} more`}>
          +{rest}
        </Avatar>
      )}
    </AvatarGroup>
  );
}
