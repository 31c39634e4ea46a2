import CircularProgress from '@mui/joy/CircularProgress';
import type { CircularProgressProps } from '@mui/joy/CircularProgress';

export const initial = { determinate: true, value: 40 } satisfies CircularProgressProps;
export const order = [
  'determinate',
  'value',
  'variant',
  'color',
  'size',
  'thickness',
] satisfies (keyof CircularProgressProps)[];

export default function CircularProgressExample(props: CircularProgressProps) {
  return <CircularProgress aria-label="Upload" {...props} />;
}
