import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { orders } from './orders';

export default function OrderTotals() {
  return (
    <List dense>
      {orders.map(({ id, customer, pieces }) => (
        <ListItem key={id}>
          <ListItemText primary={`${id}: ${customer}`} secondary={`Pieces: ${pieces}`} />
        </ListItem>
      ))}
    </List>
  );
}
