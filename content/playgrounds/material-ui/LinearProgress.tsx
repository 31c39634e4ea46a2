import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { LinearProgressProps } from '@mui/material/LinearProgress';

export const initial = { value: 40, variant: 'determinate' } satisfies LinearProgressProps;
export const order = [
  'variant',
  'value',
  'valueBuffer',
  'color',
] satisfies (keyof LinearProgressProps)[];

export default function LinearProgressExample(props: LinearProgressProps) {
  return (
    <Box sx={{ width: 240 }}>
      <LinearProgress aria-label="Upload" {...props} />
    </Box>
  );
}
