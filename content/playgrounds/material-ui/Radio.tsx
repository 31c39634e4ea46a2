import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export const hidden = ['required'] satisfies (keyof RadioProps)[];

export default function RadioExample(props: RadioProps) {
  return (
    <RadioGroup row aria-label="Size" defaultValue="small" name="example-size">
      <Radio value="small" inputProps={{ 'aria-label': 'Small' }} {...props} />
      <Radio value="large" inputProps={{ 'aria-label': 'Large' }} />
    </RadioGroup>
  );
}
