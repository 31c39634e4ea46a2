import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Rooms', 'Menu', 'Contact'];

export default function DrawerAppBar() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box>
      <CssBaseline />
      <AppBar>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the navigation"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Harbor Inn
          </Typography>
          <Box component="nav" aria-label="Pages" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {pages.map((page) => (
              <Button
                key={page}
                href={`#${page.toLowerCase()}`}
                aria-current={page === 'Rooms' ? 'page' : undefined}
                color="inherit"
              >
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
        sx={{ display: { sm: 'none' } }}
      >
        <List component="nav" aria-label="Pages" sx={{ width: 200 }}>
          {pages.map((page) => (
            <ListItemButton
              key={page}
              component="a"
              href={`#${page.toLowerCase()}`}
              selected={page === 'Rooms'}
              aria-current={page === 'Rooms' ? 'page' : undefined}
              onClick={close}
            >
              {page}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Toolbar />
      <Typography sx={{ p: 2 }}>Breakfast is served from 7:00 to 10:30.</Typography>
    </Box>
  );
}
