import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function MenuThumbnail() {
  return (
    <List
      variant="outlined"
      size="sm"
      sx={{ width: 140, borderRadius: 'sm', boxShadow: 'md', bgcolor: 'background.popup' }}
    >
      <ListItem>
        <ListItemButton>Rename</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Duplicate</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton color="danger">Delete</ListItemButton>
      </ListItem>
    </List>
  );
}
