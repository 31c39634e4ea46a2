import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

export default function SwipeableTemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button sx={{ m: 2 }} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Folders
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Folders', sx: { width: 200 } }}
      >
        <List component="nav" aria-label="Folders">
          {['Inbox', 'Sent', 'Archive'].map((folder) => (
            <ListItemButton
              key={folder}
              component="a"
              href={`#${folder.toLowerCase()}`}
              selected={folder === 'Inbox'}
              aria-current={folder === 'Inbox' ? 'page' : undefined}
              onClick={close}
            >
              <ListItemText primary={folder} />
            </ListItemButton>
          ))}
        </List>
      </SwipeableDrawer>
    </div>
  );
}
