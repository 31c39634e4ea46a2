import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 140;

export default function PermanentDrawerRight() {
  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="static">
          <Toolbar>
            <Typography variant="h6" component="div" noWrap>
              Order 4182
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 2 }}>Two desks and four chairs.</Typography>
      </Box>
      <Drawer
        variant="permanent"
        anchor="right"
        sx={{ width: WIDTH, '& .MuiDrawer-paper': { width: WIDTH, boxSizing: 'border-box' } }}
      >
        <Box component="aside" aria-label="Customer" sx={{ p: 2 }}>
          <Typography>Ayşe Demir</Typography>
          <Typography variant="body2">12 orders so far</Typography>
        </Box>
      </Drawer>
    </Box>
  );
}
