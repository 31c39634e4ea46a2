import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';

export const order = [
  'color',
  'size',
  'disabled',
  'indeterminate',
] satisfies (keyof CheckboxProps)[];
export const hidden = ['required'] satisfies (keyof CheckboxProps)[];

export default function CheckboxExample(props: CheckboxProps) {
  return <Checkbox defaultChecked inputProps={{ 'aria-label': 'Gift wrap' }} {...props} />;
}
