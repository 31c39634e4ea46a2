import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function DecoratedList() {
  return (
    <List aria-label="Pets" sx={{ maxWidth: 280 }}>
      <ListItem>
        <ListItemDecorator aria-hidden>🐈</ListItemDecorator>
        Cats: 3
      </ListItem>
      <ListItem>
        <ListItemDecorator aria-hidden>🐢</ListItemDecorator>
        Turtles: 1
      </ListItem>
    </List>
  );
}
