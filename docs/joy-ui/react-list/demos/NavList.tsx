import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';

export default function NavList() {
  return (
    <List component="nav" aria-label="Account" sx={{ maxWidth: 280 }}>
      <ListItemButton component="a" href="#semantic-elements" selected aria-current="page">
        Profile
      </ListItemButton>
      <ListItemButton component="a" href="#semantic-elements">
        Invoices
      </ListItemButton>
      <ListItemButton component="a" href="#semantic-elements">
        Team
      </ListItemButton>
    </List>
  );
}
