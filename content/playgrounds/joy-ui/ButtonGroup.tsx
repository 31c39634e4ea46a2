import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import type { ButtonGroupProps } from '@mui/joy/ButtonGroup';

export const order = [
  'variant',
  'color',
  'size',
  'orientation',
  'spacing',
  'disabled',
] satisfies (keyof ButtonGroupProps)[];

export default function ButtonGroupExample(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Order 4711" {...props}>
      <Button>Print label</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
