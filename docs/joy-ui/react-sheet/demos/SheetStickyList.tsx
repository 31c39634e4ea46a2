import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const harvests = ['Broad beans', 'Kale', 'Leeks', 'Parsnips', 'Radishes', 'Spinach'];

const items = harvests.map((name) => <ListItem key={name}>{name}</ListItem>);

export default function SheetStickyList() {
  return (
    <Sheet
      variant="soft"
      role="region"
      aria-label="Harvest"
      tabIndex={0}
      sx={{ maxHeight: 160, width: 200, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List size="sm">
        <ListItem nested>
          <ListSubheader sticky>Harvest in May</ListSubheader>
          <List aria-label="Harvest in May">{items}</List>
        </ListItem>
      </List>
    </Sheet>
  );
}
