import Avatar from '@mui/joy/Avatar';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const members = ['Amara Okafor', 'Jonas Lindqvist', 'Mei Tanaka'];

export default function ExampleFilterMemberCheckbox() {
  return (
    <div role="group" aria-label="Assigned to">
      <List variant="outlined" sx={{ width: 280, borderRadius: 'sm' }}>
        {members.map((name) => (
          <ListItem key={name} sx={{ gap: 1.5 }}>
            <Avatar size="sm" aria-hidden="true">
              {name[0]}
            </Avatar>
            <Checkbox overlay label={name} sx={{ flexGrow: 1, flexDirection: 'row-reverse' }} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
