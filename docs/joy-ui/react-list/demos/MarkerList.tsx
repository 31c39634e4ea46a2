import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function MarkerList() {
  return (
    <List component="ol" marker="decimal" aria-label="A larger pot for a plant">
      <ListItem>Loosen the roots.</ListItem>
      <ListItem nested>
        Fill the pot:
        <List component="ul" marker="circle">
          <ListItem>Gravel</ListItem>
          <ListItem>Soil</ListItem>
        </List>
      </ListItem>
    </List>
  );
}
