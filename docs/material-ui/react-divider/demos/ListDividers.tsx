import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListDividers() {
  return (
    <List aria-label="Order summary" sx={{ width: 1, maxWidth: 320 }}>
      <ListItem>
        <ListItemText primary="Desk lamp" secondary="$48.00" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Shelf" secondary="$120.00" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="Delivery" secondary="$9.00" />
      </ListItem>
    </List>
  );
}
