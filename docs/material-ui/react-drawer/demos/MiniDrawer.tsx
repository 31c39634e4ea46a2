import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import MenuIcon from '@mui/icons-material/Menu';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';

const folders = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Sent', icon: <SendIcon /> },
];

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const width = {
    width: open ? 180 : 57,
    overflowX: 'hidden',
    transition: (theme: Theme) => theme.transitions.create('width'),
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer variant="permanent" sx={{ ...width, '& .MuiDrawer-paper': width }}>
        <Box sx={{ p: 1 }}>
          <IconButton aria-label="Labels" aria-expanded={open} onClick={() => setOpen(!open)}>
            <MenuIcon />
          </IconButton>
        </Box>
        <List component="nav" aria-label="Folders">
          {folders.map(({ name, icon }) => (
            <ListItemButton
              key={name}
              component="a"
              href={`#${name.toLowerCase()}`}
              selected={name === 'Inbox'}
              aria-current={name === 'Inbox' ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Typography sx={{ p: 2 }}>Three messages from Farida Aziz.</Typography>
    </Box>
  );
}
