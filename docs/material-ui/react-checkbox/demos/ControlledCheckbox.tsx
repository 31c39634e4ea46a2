import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function ControlledCheckbox() {
  const [checked, setChecked] = React.useState(false);

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={checked} onChange={(event) => setChecked(event.target.checked)} />
        }
        label="Delete the 24 files, too"
      />
      <Button variant="outlined" color="error">
        {checked ? 'Delete folder and files' : 'Delete folder only'}
      </Button>
    </Stack>
  );
}
