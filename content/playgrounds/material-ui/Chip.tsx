import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';

export const initial = { label: 'Vegetarian' } satisfies ChipProps;
export const hidden = [
  'children',
  'deleteIcon',
  'skipFocusWhenDisabled',
] satisfies (keyof ChipProps)[];

export default function ChipExample(props: ChipProps) {
  return <Chip {...props} />;
}
