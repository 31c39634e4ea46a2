import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

export const initial = { children: 'Save draft', variant: 'contained' } satisfies ButtonProps;
export const order = [
  'variant',
  'color',
  'size',
  'children',
  'startIcon',
  'endIcon',
  'disabled',
] satisfies (keyof ButtonProps)[];

export default function ButtonExample(props: ButtonProps) {
  return <Button {...props} />;
}
