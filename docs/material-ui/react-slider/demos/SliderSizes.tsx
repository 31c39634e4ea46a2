import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack sx={{ width: 240 }}>
      <Slider size="small" aria-label="Zoom (small)" defaultValue={60} valueLabelDisplay="auto" />
      <Slider aria-label="Zoom (medium)" defaultValue={60} valueLabelDisplay="auto" />
    </Stack>
  );
}
