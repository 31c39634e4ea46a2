import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupUsage() {
  return (
    <ButtonGroup aria-label="Order 4711">
      <Button>Print label</Button>
      <Button>Send invoice</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
