import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withoutMotion(theme: Theme): Theme {
  const { duration, easing } = theme.transitions;
  const none = { ...duration, enteringScreen: 0, leavingScreen: 0, standard: 0 };
  return {
    ...theme,
    transitions: { easing, duration: none, create: () => 'none', getAutoHeightDuration: () => 0 },
  };
}

export default function WithoutMotion() {
  const [moving, setMoving] = React.useState(true);
  const [expanded, setExpanded] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'start' }}>
      <FormControlLabel
        control={<Switch checked={moving} onChange={() => setMoving(!moving)} />}
        label="Motion"
      />
      <ThemeProvider theme={moving ? (theme: Theme) => theme : withoutMotion}>
        <Button
          aria-expanded={expanded}
          aria-controls="shipment-route"
          onClick={() => setExpanded(!expanded)}
        >
          Details
        </Button>
        <Collapse id="shipment-route" in={expanded}>
          Leaves Hamburg on Monday, arrives in Lagos on Friday.
        </Collapse>
        <Button onClick={() => setOpen(true)}>Cancel shipment</Button>
        <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="cancel-shipment">
          <DialogTitle id="cancel-shipment">Cancel this shipment?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
          </DialogActions>
        </Dialog>
      </ThemeProvider>
    </Stack>
  );
}
