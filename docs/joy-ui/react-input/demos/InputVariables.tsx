import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariables() {
  const [radius, setRadius] = React.useState('20');
  const [height, setHeight] = React.useState('48');

  const fields = (
    <React.Fragment>
      <FormControl>
        <FormLabel>--Input-radius (px)</FormLabel>
        <Input type="number" value={radius} onChange={(event) => setRadius(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Input-minHeight (px)</FormLabel>
        <Input type="number" value={height} onChange={(event) => setHeight(event.target.value)} />
      </FormControl>
    </React.Fragment>
  );

  return (
    <Stack spacing={2}>
      <Input
        aria-label="Example"
        placeholder="Search orders"
        sx={{ '--Input-radius': `${radius}px`, '--Input-minHeight': `${height}px` }}
      />
      {fields}
    </Stack>
  );
}
