import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchVariables() {
  const [width, setWidth] = React.useState('48');
  const [thumb, setThumb] = React.useState('16');

  return (
    <Stack spacing={3}>
      <Switch
        sx={{ '--Switch-trackWidth': `${width}px`, '--Switch-thumbSize': `${thumb}px` }}
        slotProps={{ input: { 'aria-label': 'Example' } }}
      />
      <FormControl>
        <FormLabel>--Switch-trackWidth (px)</FormLabel>
        <Input type="number" value={width} onChange={(event) => setWidth(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Switch-thumbSize (px)</FormLabel>
        <Input type="number" value={thumb} onChange={(event) => setThumb(event.target.value)} />
      </FormControl>
    </Stack>
  );
}
