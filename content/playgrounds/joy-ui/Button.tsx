import Button from '@mui/joy/Button';
import type { ButtonProps } from '@mui/joy/Button';

export const order = [
  'variant',
  'color',
  'size',
  'startDecorator',
  'endDecorator',
  'disabled',
  'loading',
] satisfies (keyof ButtonProps)[];

export default function ButtonExample(props: ButtonProps) {
  return <Button {...props}>Save draft</Button>;
}
