import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { ButtonGroupProps } from '@mui/material/ButtonGroup';

export default function ButtonGroupExample(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Edit" {...props}>
      <Button>Cut</Button>
      <Button>Copy</Button>
      <Button>Paste</Button>
    </ButtonGroup>
  );
}
