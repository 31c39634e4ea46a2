import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function GroupOrientation() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Layer" sx={{ width: 180 }}>
      <Button>Bring forward</Button>
      <Button>Send backward</Button>
      <Button>Lock</Button>
    </ButtonGroup>
  );
}
