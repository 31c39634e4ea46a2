import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const EDGE = 56; // px of the closed drawer that can be seen

export default function SwipeableEdgeDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button sx={{ m: 2 }} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show 3 stops
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={EDGE}
        disableSwipeToOpen={false}
        PaperProps={{ role: 'dialog', 'aria-label': 'Stops', sx: { overflow: 'visible' } }}
      >
        <Paper
          square
          elevation={4}
          sx={{ position: 'absolute', top: -EDGE, height: EDGE, width: 1, visibility: 'visible' }}
        >
          <Box
            sx={{ width: 32, height: 6, mx: 'auto', my: 1, borderRadius: 3, bgcolor: 'grey.500' }}
          />
          <Box sx={{ px: 2 }}>Tram 4 to the harbor</Box>
        </Paper>
        <List>
          {['Market Square', 'City Library', 'Harbor'].map((stop) => (
            <ListItem key={stop}>
              <ListItemText primary={stop} />
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
    </div>
  );
}
