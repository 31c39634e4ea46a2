import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SimpleSlide() {
  const [checked, setChecked] = React.useState(false);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Select the files"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Slide in={checked} direction="up" mountOnEnter unmountOnExit>
        <Paper elevation={4} sx={{ p: 2 }}>
          Selected: 4.2 MB
        </Paper>
      </Slide>
    </Stack>
  );
}
