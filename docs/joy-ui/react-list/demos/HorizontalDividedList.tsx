import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function HorizontalDividedList() {
  return (
    <List
      orientation="horizontal"
      size="sm"
      variant="outlined"
      aria-label="Score"
      sx={{ flexGrow: 0 }}
    >
      <ListItem>Won: 12</ListItem>
      <ListDivider aria-hidden />
      <ListItem>Drawn: 4</ListItem>
      <ListDivider inset="gutter" aria-hidden />
      <ListItem>Lost: 3</ListItem>
    </List>
  );
}
