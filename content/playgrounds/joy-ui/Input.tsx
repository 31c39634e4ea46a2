import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

export const order = [
  'variant',
  'color',
  'size',
  'startDecorator',
  'endDecorator',
] satisfies (keyof InputProps)[];

export default function InputExample(props: InputProps) {
  return <Input aria-label="Project name" placeholder="Harbor renovation" {...props} />;
}
