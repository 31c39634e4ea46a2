import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SimpleFade() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Show the hint"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Fade in={checked}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Drag files here to upload them
        </Paper>
      </Fade>
    </Stack>
  );
}
