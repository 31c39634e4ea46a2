import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { brown, deepPurple, indigo, pink, teal } from '@mui/material/colors';

const colors = [deepPurple[700], teal[800], brown[600], indigo[600], pink[700]];
const members = ['Priya Nair', 'Tomás Silva', 'Ingrid Solberg', 'Kwame Mensah'];

function colorOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colors[sum % colors.length];
}

function initialsOf(name: string) {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}

export default function BackgroundLetterAvatars() {
  return (
    <List aria-label="Team members">
      {members.map((name) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: colorOf(name), color: 'common.white' }}>
              {initialsOf(name)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
