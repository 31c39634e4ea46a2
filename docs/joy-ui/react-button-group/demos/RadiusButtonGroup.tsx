import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function RadiusButtonGroup() {
  return (
    <ButtonGroup variant="soft" aria-label="Article" sx={{ '--ButtonGroup-radius': '40px' }}>
      <Button>Like</Button>
      <Button>Reply</Button>
      <Button>Share</Button>
    </ButtonGroup>
  );
}
