import CircularProgress from '@mui/material/CircularProgress';
import type { CircularProgressProps } from '@mui/material/CircularProgress';

export const initial = { value: 40, variant: 'determinate' } satisfies CircularProgressProps;
export const order = [
  'variant',
  'value',
  'color',
  'size',
  'thickness',
] satisfies (keyof CircularProgressProps)[];

export default function CircularProgressExample(props: CircularProgressProps) {
  return <CircularProgress aria-label="Upload" {...props} />;
}
