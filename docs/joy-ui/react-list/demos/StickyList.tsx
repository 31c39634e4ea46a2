import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const stops = {
  North: ['Mill Lane', 'Old Quarry', 'Reservoir', 'Sawmill'],
  South: ['Boathouse', 'Ferry Pier', 'Lighthouse', 'Salt Marsh'],
};
const scroll = { height: 140, maxWidth: 260, overflow: 'auto', borderRadius: 'sm' };
const region = { role: 'region', 'aria-label': 'Stops', sx: scroll };

export default function StickyList() {
  return (
    <Sheet variant="outlined" tabIndex={0} {...region}>
      <List sx={{ '--List-nestedInsetStart': '16px' }}>
        {Object.entries(stops).map(([line, names]) => (
          <ListItem nested key={line}>
            <ListSubheader sticky>{line} line</ListSubheader>
            <List>
              {names.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
