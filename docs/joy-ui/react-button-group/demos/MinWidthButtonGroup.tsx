import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function MinWidthButtonGroup() {
  return (
    <ButtonGroup
      buttonFlex="0 1 160px"
      aria-label="Invitation"
      sx={{ width: '100%', justifyContent: 'center' }}
    >
      <Button>Accept</Button>
      <Button>Maybe</Button>
    </ButtonGroup>
  );
}
