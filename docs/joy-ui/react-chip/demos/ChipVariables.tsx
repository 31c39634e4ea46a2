import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ChipVariables() {
  const [height, setHeight] = React.useState('36');
  const [radius, setRadius] = React.useState('8');

  const fields = (
    <React.Fragment>
      <FormControl>
        <FormLabel>--Chip-minHeight (px)</FormLabel>
        <Input type="number" value={height} onChange={(event) => setHeight(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Chip-radius (px)</FormLabel>
        <Input type="number" value={radius} onChange={(event) => setRadius(event.target.value)} />
      </FormControl>
    </React.Fragment>
  );

  return (
    <Stack spacing={2}>
      <Chip
        color="primary"
        sx={{ '--Chip-minHeight': `${height}px`, '--Chip-radius': `${radius}px` }}
      >
        Vegetarian
      </Chip>
      {fields}
    </Stack>
  );
}
