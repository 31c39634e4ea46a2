import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

interface ElevateAppBarProps {
  window?: () => Window; // the window of this example
}

const notes = Array.from(
  { length: 20 },
  (_unused, index) => `Note ${index + 1}: call the supplier.`,
);

export default function ElevateAppBar({ window }: ElevateAppBarProps) {
  const scrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: 0,
    target: window?.(),
  });

  return (
    <Box>
      <CssBaseline />
      <AppBar color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Notes
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {notes.map((note) => (
          <Typography key={note} gutterBottom>
            {note}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
