import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';

export const hidden = ['label', 'multiple', 'native'] satisfies (keyof SelectProps)[];

export default function SelectExample(props: SelectProps) {
  return (
    <Select defaultValue="small" inputProps={{ 'aria-label': 'Size' }} {...props}>
      <MenuItem value="small">Small</MenuItem>
      <MenuItem value="large">Large</MenuItem>
    </Select>
  );
}
