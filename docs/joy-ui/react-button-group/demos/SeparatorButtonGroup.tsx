import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SeparatorButtonGroup() {
  return (
    <ButtonGroup
      variant="solid"
      color="primary"
      aria-label="Playback"
      sx={{ '--ButtonGroup-separatorColor': 'rgb(255 255 255 / 0.4)' }}
    >
      <Button>Back</Button>
      <Button>Play</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
