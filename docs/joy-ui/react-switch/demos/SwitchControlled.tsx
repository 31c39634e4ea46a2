import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControlled() {
  const [open, setOpen] = React.useState(true);

  return (
    <FormControl orientation="horizontal">
      <FormLabel>Take new orders</FormLabel>
      <Switch
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        color={open ? 'success' : 'danger'}
      />
    </FormControl>
  );
}
