import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ButtonVariables() {
  const [gap, setGap] = React.useState('8');
  const [radius, setRadius] = React.useState('6');

  const fields = (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <FormControl>
        <FormLabel>--Button-gap (px)</FormLabel>
        <Input type="number" value={gap} onChange={(event) => setGap(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Button-radius (px)</FormLabel>
        <Input type="number" value={radius} onChange={(event) => setRadius(event.target.value)} />
      </FormControl>
    </Stack>
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Button
        startDecorator="☀"
        endDecorator="21 °C"
        sx={{ '--Button-gap': `${gap}px`, '--Button-radius': `${radius}px` }}
      >
        Seville
      </Button>
      {fields}
    </Stack>
  );
}
