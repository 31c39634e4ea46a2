import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 160;

export default function PersistentDrawerLeft() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        variant="persistent"
        open={open}
        sx={{
          width: open ? WIDTH : 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { width: WIDTH },
        }}
      >
        <List component="nav" aria-label="Folders">
          {['Inbox', 'Sent', 'Archive'].map((folder) => (
            <ListItemButton
              key={folder}
              component="a"
              href={`#${folder.toLowerCase()}`}
              selected={folder === 'Inbox'}
              aria-current={folder === 'Inbox' ? 'page' : undefined}
            >
              <ListItemText primary={folder} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="static">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Folders"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="div" noWrap sx={{ ml: 1 }}>
              Inbox
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 2 }}>Three messages from Farida Aziz.</Typography>
      </Box>
    </Box>
  );
}
