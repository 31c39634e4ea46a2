import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';

export const initial = { label: 'City' } satisfies TextFieldProps;
export const order = [
  'variant',
  'color',
  'size',
  'label',
  'helperText',
  'placeholder',
  'error',
  'disabled',
] satisfies (keyof TextFieldProps)[];
export const hidden = ['select'] satisfies (keyof TextFieldProps)[];

export default function TextFieldExample(props: TextFieldProps) {
  return <TextField id="example-city" {...props} />;
}
