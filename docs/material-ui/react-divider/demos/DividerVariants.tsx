import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

function Person({ name, note }: { name: string; note: string }) {
  return (
    <ListItem>
      <ListItemAvatar>
        <Avatar aria-hidden sx={colors}>
          {name[0]}
        </Avatar>
      </ListItemAvatar>
      <ListItemText primary={name} secondary={note} />
    </ListItem>
  );
}

export default function DividerVariants() {
  return (
    <List aria-label="Team" sx={{ width: 1, maxWidth: 320 }}>
      <Person name="Mei Tanaka" note="Full width below" />
      <Divider component="li" aria-hidden />
      <Person name="Amara Okafor" note="Inset below" />
      <Divider component="li" aria-hidden variant="inset" />
      <Person name="Jonas Lindqvist" note="Middle below" />
      <Divider component="li" aria-hidden variant="middle" />
      <Person name="Leila Haddad" note="Last" />
    </List>
  );
}
