import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Change the invoice">
      <Button>Edit</Button>
      <Button>Copy</Button>
      <Button disabled>Archive</Button>
    </ButtonGroup>
  );
}
