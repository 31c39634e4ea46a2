import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacingButtonGroup() {
  return (
    <ButtonGroup spacing={{ xs: 0.5, md: 2 }} aria-label="Photo">
      <Button>Rotate</Button>
      <Button>Crop</Button>
      <Button>Share</Button>
    </ButtonGroup>
  );
}
