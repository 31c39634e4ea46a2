import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Button onClick={() => setOpen(true)}>Change the plan</Button>
      <FormControl>
        <InputLabel id="open-plan-label">Plan</InputLabel>
        <Select
          labelId="open-plan-label"
          id="open-plan"
          label="Plan"
          defaultValue="team"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value="personal">Personal</MenuItem>
          <MenuItem value="team">Team</MenuItem>
          <MenuItem value="company">Company</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
