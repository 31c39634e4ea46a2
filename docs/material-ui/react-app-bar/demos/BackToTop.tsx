import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

interface BackToTopProps {
  window?: () => Window; // the window of this example
}

const lines = Array.from(
  { length: 24 },
  (_unused, index) => `Section ${index + 1} of the contract`,
);

export default function BackToTop({ window }: BackToTopProps) {
  const scrolled = useScrollTrigger({ disableHysteresis: true, target: window?.() });

  return (
    <Box sx={{ p: 2 }}>
      <CssBaseline />
      <Typography variant="h6" component="h2" id="contract" tabIndex={-1} sx={{ outline: 0 }}>
        Contract
      </Typography>
      {lines.map((line) => (
        <Typography key={line} gutterBottom>
          {line}
        </Typography>
      ))}
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={(event) => event.currentTarget.ownerDocument.getElementById('contract')?.focus()}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
