import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

interface HideAppBarProps {
  window?: () => Window; // the window of this example
}

const steps = Array.from({ length: 20 }, (_unused, index) => `Step ${index + 1}: check the seal.`);

export default function HideAppBar({ window }: HideAppBarProps) {
  const scrolledDown = useScrollTrigger({ target: window?.() });

  return (
    <Box>
      <CssBaseline />
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="div">
              Pump maintenance
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {steps.map((step) => (
          <Typography key={step} gutterBottom>
            {step}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
