import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import type { LinearProgressProps } from '@mui/joy/LinearProgress';

export const initial = { determinate: true, value: 40 } satisfies LinearProgressProps;
export const order = [
  'determinate',
  'value',
  'variant',
  'color',
  'size',
  'thickness',
] satisfies (keyof LinearProgressProps)[];

export default function LinearProgressExample(props: LinearProgressProps) {
  return (
    <Box sx={{ width: 240 }}>
      <LinearProgress aria-label="Upload" {...props} />
    </Box>
  );
}
