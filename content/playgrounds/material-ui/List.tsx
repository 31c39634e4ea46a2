import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListExample(props: ListProps) {
  return (
    <List {...props}>
      <ListItem>
        <ListItemText primary="Inbox" secondary="3 unread" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Drafts" />
      </ListItem>
    </List>
  );
}
