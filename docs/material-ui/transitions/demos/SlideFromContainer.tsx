import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';

export default function SlideFromContainer() {
  const [container, setContainer] = React.useState<HTMLDivElement | null>(null);
  const [checked, setChecked] = React.useState(false);

  return (
    <Box
      ref={setContainer}
      sx={{ width: 280, height: 160, p: 2, border: 1, borderRadius: 1, overflow: 'hidden' }}
    >
      <FormControlLabel
        label="Show the total"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Slide in={checked} direction="up" container={container}>
        <Paper elevation={4} sx={{ p: 2 }}>
          Total: €96.00
        </Paper>
      </Slide>
    </Box>
  );
}
