import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListUsage() {
  return (
    <List aria-label="Projects" sx={{ maxWidth: 280 }}>
      <ListItem>
        <ListItemButton>Harbor bridge</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>School roof</ListItemButton>
      </ListItem>
    </List>
  );
}
