import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import LinearProgress from '@mui/joy/LinearProgress';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function LinearProgressVariables() {
  const [height, setHeight] = React.useState(10);
  const change = (_event: Event, value: number | number[]) => setHeight(Number(value));

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
      <LinearProgress
        determinate
        value={60}
        aria-label="Storage in use"
        thickness={24}
        sx={{ '--LinearProgress-progressThickness': `${height}px` }}
      />
      <FormLabel id="bar-size">--LinearProgress-progressThickness</FormLabel>
      <Slider aria-labelledby="bar-size" min={2} max={24} value={height} onChange={change} />
    </Stack>
  );
}
