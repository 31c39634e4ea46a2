import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';

export const initial = { label: 'Size' } satisfies SelectProps;
export const hidden = ['multiple', 'native'] satisfies (keyof SelectProps)[];

export default function SelectExample(props: SelectProps) {
  return (
    <FormControl variant={props.variant} sx={{ minWidth: 160 }}>
      <InputLabel id="example-size">Size</InputLabel>
      <Select labelId="example-size" defaultValue="small" {...props}>
        <MenuItem value="small">Small</MenuItem>
        <MenuItem value="large">Large</MenuItem>
      </Select>
    </FormControl>
  );
}
