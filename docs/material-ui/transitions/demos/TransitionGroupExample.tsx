import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { TransitionGroup } from 'react-transition-group';

const all = ['Label printer', 'Packing tape', 'Pallet', 'Hand truck', 'Safety gloves'];

export default function TransitionGroupExample() {
  const [items, setItems] = React.useState(all.slice(0, 3));
  const next = all.find((item) => !items.includes(item));

  return (
    <Box sx={{ width: 300, minHeight: 300 }}>
      <Button disabled={!next} onClick={() => next && setItems([next, ...items])}>
        Add an item
      </Button>
      <TransitionGroup component="ul" style={{ padding: 0 }}>
        {items.map((item) => (
          <Collapse key={item} component="li" sx={{ listStyle: 'none' }}>
            <ListItem
              component="div"
              secondaryAction={
                <Button
                  aria-label={`Remove ${item}`}
                  onClick={() => setItems(items.filter((other) => other !== item))}
                >
                  Remove
                </Button>
              }
            >
              <ListItemText primary={item} />
            </ListItem>
          </Collapse>
        ))}
      </TransitionGroup>
    </Box>
  );
}
