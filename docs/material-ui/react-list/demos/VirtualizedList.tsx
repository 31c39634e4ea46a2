import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { List, type RowComponentProps } from 'react-window';

const orders = Array.from({ length: 5000 }, (_, index) => `Order ${1001 + index}`);

function Row({ index, style, ariaAttributes }: RowComponentProps) {
  return (
    <ListItem disablePadding style={style} {...ariaAttributes}>
      <ListItemButton>
        <ListItemText primary={orders[index]} />
      </ListItemButton>
    </ListItem>
  );
}

export default function VirtualizedList() {
  return (
    <List
      tagName="ul"
      aria-label="Orders"
      rowComponent={Row}
      rowCount={orders.length}
      rowHeight={48}
      rowProps={{}}
      overscanCount={5}
      defaultHeight={288}
      style={{ height: 288, width: '100%', maxWidth: 320, margin: 0, padding: 0 }}
    />
  );
}
