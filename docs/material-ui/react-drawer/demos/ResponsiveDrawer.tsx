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

const WIDTH = 200;
const pages = ['Orders', 'Customers', 'Products'];
const paper = { '& .MuiDrawer-paper': { width: WIDTH, boxSizing: 'border-box' } };

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const list = (
    <List component="nav" aria-label="Pages">
      {pages.map((page) => (
        <ListItemButton
          key={page}
          component="a"
          href={`#${page.toLowerCase()}`}
          selected={page === 'Orders'}
          aria-current={page === 'Orders' ? 'page' : undefined}
          onClick={close}
        >
          <ListItemText primary={page} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
        sx={{ display: { sm: 'none' }, ...paper }}
      >
        {list}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width: WIDTH, ...paper }}
      >
        {list}
      </Drawer>
      <Box sx={{ flexGrow: 1 }}>
        <AppBar position="static">
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
            <Typography variant="h6" component="div">
              Orders
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 2 }}>48 orders are waiting for delivery.</Typography>
      </Box>
    </Box>
  );
}
