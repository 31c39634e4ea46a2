import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderVariables() {
  const [track, setTrack] = React.useState('10');
  const [thumb, setThumb] = React.useState('26');
  const sx = { '--Slider-trackSize': `${track}px`, '--Slider-thumbSize': `${thumb}px` };

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Slider aria-label="Example" defaultValue={40} sx={sx} />
      <FormControl>
        <FormLabel>--Slider-trackSize (px)</FormLabel>
        <Input type="number" value={track} onChange={(event) => setTrack(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--Slider-thumbSize (px)</FormLabel>
        <Input type="number" value={thumb} onChange={(event) => setThumb(event.target.value)} />
      </FormControl>
    </Stack>
  );
}
