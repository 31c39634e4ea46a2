import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarOverDrawer() {
  const [clipped, setClipped] = React.useState(true);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={() => setClipped(!clipped)} />}
        label="App bar above the drawer"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 180, mt: 1 }}>
        <AppBar
          component="div"
          position="absolute"
          sx={{ zIndex: (theme) => (clipped ? theme.zIndex.drawer + 1 : theme.zIndex.appBar) }}
        >
          <Toolbar variant="dense">
            <Typography>Orders</Typography>
          </Toolbar>
        </AppBar>
        <Drawer variant="permanent" PaperProps={{ sx: { position: 'absolute', width: 140 } }}>
          <Toolbar variant="dense" />
          <Typography sx={{ px: 2, py: 1 }}>Drawer</Typography>
        </Drawer>
      </Box>
    </Box>
  );
}
