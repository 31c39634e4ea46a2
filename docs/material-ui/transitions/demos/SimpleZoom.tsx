import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

export default function SimpleZoom() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Edit"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Stack direction="row" spacing={2}>
        <Zoom in={checked}>
          <Button variant="contained">Rename</Button>
        </Zoom>
        <Zoom in={checked} style={{ transitionDelay: checked ? '200ms' : '0ms' }}>
          <Button variant="contained">Move</Button>
        </Zoom>
      </Stack>
    </Stack>
  );
}
