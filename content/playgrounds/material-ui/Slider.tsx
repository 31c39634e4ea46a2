import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { SliderProps } from '@mui/material/Slider';

export const order = [
  'color',
  'size',
  'valueLabelDisplay',
  'track',
  'min',
  'max',
  'step',
  'disabled',
] satisfies (keyof SliderProps)[];

export default function SliderExample(props: SliderProps) {
  return (
    <Box sx={{ width: 240, height: 96 }}>
      <Slider aria-label="Volume" defaultValue={30} {...props} />
    </Box>
  );
}
