import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';

type Props = ToggleButtonGroupProps<string>;

export const order = [
  'variant',
  'color',
  'size',
  'orientation',
  'spacing',
  'disabled',
] satisfies (keyof Props)[];

export default function ToggleButtonGroupExample(props: Props) {
  return (
    <ToggleButtonGroup aria-label="View" value="list" {...props}>
      <Button value="list">List</Button>
      <Button value="board">Board</Button>
    </ToggleButtonGroup>
  );
}
