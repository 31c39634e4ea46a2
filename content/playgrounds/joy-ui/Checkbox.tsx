import Checkbox from '@mui/joy/Checkbox';
import type { CheckboxProps } from '@mui/joy/Checkbox';

export const initial = { label: 'Wrap it as a gift' } satisfies CheckboxProps;
export const order = [
  'variant',
  'color',
  'size',
  'disabled',
  'indeterminate',
] satisfies (keyof CheckboxProps)[];

export default function CheckboxExample(props: CheckboxProps) {
  return <Checkbox {...props} />;
}
