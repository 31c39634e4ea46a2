import Slider from '@mui/joy/Slider';
import type { SliderProps } from '@mui/joy/Slider';

export const initial = { defaultValue: 40 } satisfies SliderProps;
export const order = [
  'variant',
  'color',
  'size',
  'marks',
  'disabled',
  'valueLabelDisplay',
] satisfies (keyof SliderProps)[];

export default function SliderExample(props: SliderProps) {
  return <Slider aria-label="Volume" sx={{ width: 240 }} {...props} />;
}
