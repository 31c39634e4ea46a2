import Avatar from '@mui/material/Avatar';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const members = ['Mei Chen', 'Samir Haddad', 'Lucía Romero'];

export default function CheckboxListSecondary() {
  return (
    <List aria-label="Team" sx={{ width: '100%', maxWidth: 320 }}>
      {members.map((member) => (
        <ListItem
          key={member}
          disablePadding
          secondaryAction={
            <Checkbox edge="end" inputProps={{ 'aria-label': `Invite ${member}` }} />
          }
        >
          <ListItemButton>
            <ListItemAvatar>
              <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                {member.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={member} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
