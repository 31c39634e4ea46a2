import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = ['Book the room', 'Invite the team', 'Send the agenda'];

export default function CheckboxList() {
  return (
    <List aria-label="Tasks" sx={{ width: '100%', maxWidth: 320 }}>
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox edge="start" disableRipple />
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
