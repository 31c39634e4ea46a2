import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function WindowWidth() {
  return (
    <Box>
      <CssBaseline />
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="div">
            Depot 7
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Typography sx={{ p: 2, display: { xs: 'block', sm: 'none' } }}>
        Narrower than 600 pixels: a phone.
      </Typography>
      <Typography sx={{ p: 2, display: { xs: 'none', sm: 'block' } }}>
        600 pixels or wider: a tablet or a computer.
      </Typography>
    </Box>
  );
}
