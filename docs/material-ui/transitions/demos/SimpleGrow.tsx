import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SimpleGrow() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Show the teams"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Stack direction="row" spacing={2}>
        <Grow in={checked}>
          <Paper elevation={4} sx={{ p: 2 }}>
            Design
          </Paper>
        </Grow>
        <Grow in={checked} style={{ transformOrigin: 'top' }} timeout={1000}>
          <Paper elevation={4} sx={{ p: 2 }}>
            Logistics
          </Paper>
        </Grow>
      </Stack>
    </Stack>
  );
}
