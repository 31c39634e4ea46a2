import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type { ColorPaletteProp } from '@mui/joy/styles';

const colors: Record<string, ColorPaletteProp> = {
  todo: 'neutral',
  doing: 'primary',
  done: 'success',
};

export default function SelectCustomValueAppearance() {
  return (
    <Select
      aria-label="State of the task"
      defaultValue="doing"
      renderValue={(selected) =>
        selected && <Chip color={colors[selected.value]}>{selected.label}</Chip>
      }
      sx={{ width: 200 }}
    >
      <Option value="todo">To do</Option>
      <Option value="doing">In progress</Option>
      <Option value="done">Done</Option>
    </Select>
  );
}
