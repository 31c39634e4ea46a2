import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

export default function BasicList() {
  return (
    <List aria-label="Deliveries today">
      <ListItem>
        <ListItemContent>
          <Typography level="title-sm">Oat flour</Typography>
          <Typography level="body-sm">12 sacks, gate 3</Typography>
        </ListItemContent>
      </ListItem>
      <ListItem>Yeast</ListItem>
      <ListItem>Paper bags</ListItem>
    </List>
  );
}
