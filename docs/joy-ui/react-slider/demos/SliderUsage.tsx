import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderUsage() {
  return (
    <Stack sx={{ width: 240 }}>
      <FormLabel id="volume-label">Volume</FormLabel>
      <Slider aria-labelledby="volume-label" defaultValue={40} valueLabelDisplay="auto" />
    </Stack>
  );
}
