import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import LinearProgress from '@mui/joy/LinearProgress';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function LinearProgressVariables() {
  const [height, setHeight] = React.useState(10);
  const change = (_event: Event, value: number | number[]) => setHeight(Number(value));
  const variables = {
    '--LinearProgress-thickness': '24px',
    '--LinearProgress-progressThickness': `${height}px`,
  };

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
      <LinearProgress determinate value={60} aria-label="Storage in use" sx={variables} />
      <FormControl>
        <FormLabel>--LinearProgress-progressThickness</FormLabel>
        <Slider min={2} max={24} value={height} onChange={change} />
      </FormControl>
    </Stack>
  );
}
