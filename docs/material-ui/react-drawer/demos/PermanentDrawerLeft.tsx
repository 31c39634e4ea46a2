import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 140;

export default function PermanentDrawerLeft() {
  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={{ width: WIDTH, '& .MuiDrawer-paper': { width: WIDTH, boxSizing: 'border-box' } }}
      >
        <List component="nav" aria-label="Pages">
          {['Orders', 'Customers', 'Products'].map((page) => (
            <ListItemButton
              key={page}
              component="a"
              href={`#${page.toLowerCase()}`}
              selected={page === 'Orders'}
              aria-current={page === 'Orders' ? 'page' : undefined}
            >
              <ListItemText primary={page} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="static">
          <Toolbar>
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
