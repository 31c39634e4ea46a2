import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const frame = { maxWidth: 280, borderRadius: 'sm' };

export default function VariantsList() {
  return (
    <List variant="outlined" aria-label="Rooms" sx={frame}>
      <ListItem>Kitchen</ListItem>
      <ListItem variant="soft" color="success">
        Studio
      </ListItem>
      <ListItem>
        <ListItemButton color="primary">Book another room</ListItemButton>
      </ListItem>
    </List>
  );
}
