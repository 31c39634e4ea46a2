import * as React from 'react';
import InfoIcon from '@mui/icons-material/Info';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 160;

export default function PersistentDrawerRight() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="static">
          <Toolbar>
            <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
              Bridge.pdf
            </Typography>
            <IconButton
              edge="end"
              color="inherit"
              aria-label="Details of the file"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <InfoIcon />
            </IconButton>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 2 }}>Page 1 of 24</Typography>
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        sx={{
          width: open ? WIDTH : 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { width: WIDTH },
        }}
      >
        <Box component="aside" aria-label="Details" sx={{ p: 2 }}>
          <Typography>Owner: Tomás Vega</Typography>
          <Typography>Size: 3.2 MB</Typography>
        </Box>
      </Drawer>
    </Box>
  );
}
