import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListThumbnail() {
  return (
    <List variant="outlined" size="sm" sx={{ width: 160, borderRadius: 'sm' }}>
      <ListItem>
        <ListItemButton selected>Orders</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Stock</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Returns</ListItemButton>
      </ListItem>
    </List>
  );
}
