import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function CircularProgressVariables() {
  const [size, setSize] = React.useState(4);
  const change = (_event: Event, value: number | number[]) => setSize(Number(value));

  const range = { min: 2, max: 20, value: size, onChange: change };

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360, alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={60}
        aria-label="Battery"
        sx={{
          '--CircularProgress-size': '80px',
          '--CircularProgress-trackThickness': '12px',
          '--CircularProgress-progressThickness': `${size}px`,
        }}
      />
      <FormLabel id="line-size">--CircularProgress-progressThickness</FormLabel>
      <Slider aria-labelledby="line-size" {...range} />
    </Stack>
  );
}
