import Chip from '@mui/joy/Chip';
import type { ChipProps } from '@mui/joy/Chip';

export const order = [
  'variant',
  'color',
  'size',
  'startDecorator',
  'endDecorator',
  'disabled',
] satisfies (keyof ChipProps)[];

export default function ChipExample(props: ChipProps) {
  return <Chip {...props}>In review</Chip>;
}
