import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type { SelectProps } from '@mui/joy/Select';

type Props = SelectProps<string, false>;

export const initial = { placeholder: 'Choose a size' } satisfies Props;
export const hidden = ['multiple'] satisfies (keyof Props)[];

export default function SelectExample(props: Props) {
  return (
    <Select sx={{ minWidth: 200 }} slotProps={{ button: { 'aria-label': 'Size' } }} {...props}>
      <Option value="small">Small</Option>
      <Option value="large">Large</Option>
    </Select>
  );
}
