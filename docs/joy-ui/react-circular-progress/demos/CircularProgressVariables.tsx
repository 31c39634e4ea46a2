import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function CircularProgressVariables() {
  const [thickness, setThickness] = React.useState(4);
  const change = (_event: Event, value: number | number[]) => setThickness(Number(value));
  const variables = {
    '--CircularProgress-size': '80px',
    '--CircularProgress-trackThickness': '12px',
    '--CircularProgress-progressThickness': `${thickness}px`,
  };

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360, alignItems: 'center' }}>
      <CircularProgress determinate value={60} aria-label="Battery" sx={variables} />
      <FormControl sx={{ width: 1 }}>
        <FormLabel>--CircularProgress-progressThickness</FormLabel>
        <Slider min={2} max={20} value={thickness} onChange={change} />
      </FormControl>
    </Stack>
  );
}
