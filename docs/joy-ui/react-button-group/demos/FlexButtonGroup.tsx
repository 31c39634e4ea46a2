import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function FlexButtonGroup() {
  return (
    <ButtonGroup buttonFlex={1} aria-label="Recipe" sx={{ width: '100%', maxWidth: 420 }}>
      <Button>Cook</Button>
      <Button>Shop</Button>
      <IconButton aria-label="More">⋯</IconButton>
    </ButtonGroup>
  );
}
