import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

export default function NestedList() {
  return (
    <List aria-label="Files" sx={{ maxWidth: 280, '--List-nestedInsetStart': '16px' }}>
      <ListItem nested>
        <ListSubheader>Drawings</ListSubheader>
        <List>
          <ListItem>
            <ListItemButton>floor-plan.pdf</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>section-a.pdf</ListItemButton>
          </ListItem>
        </List>
      </ListItem>
    </List>
  );
}
