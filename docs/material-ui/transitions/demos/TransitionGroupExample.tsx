import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { TransitionGroup } from 'react-transition-group';

export default function TransitionGroupExample() {
  const [parcels, setParcels] = React.useState([3, 2, 1]);
  const addButton = React.useRef<HTMLButtonElement>(null);

  const add = () => setParcels([Math.max(0, ...parcels) + 1, ...parcels]);
  const remove = (parcel: number) => {
    setParcels(parcels.filter((other) => other !== parcel));
    // The button that has the focus is about to go.
    addButton.current?.focus();
  };

  return (
    <Box sx={{ width: 300, minHeight: 300 }}>
      <Button ref={addButton} onClick={add}>
        Add a parcel
      </Button>
      <TransitionGroup component="ul" style={{ padding: 0 }}>
        {parcels.map((parcel) => (
          <Collapse key={parcel} component="li" sx={{ listStyle: 'none' }}>
            <ListItem
              component="div"
              secondaryAction={
                <Button aria-label={`Remove parcel ${parcel}`} onClick={() => remove(parcel)}>
                  Remove
                </Button>
              }
            >
              <ListItemText primary={`Parcel ${parcel}`} />
            </ListItem>
          </Collapse>
        ))}
      </TransitionGroup>
    </Box>
  );
}
