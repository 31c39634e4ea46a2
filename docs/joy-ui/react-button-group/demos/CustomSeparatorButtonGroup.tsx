import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';

export default function CustomSeparatorButtonGroup() {
  return (
    <ButtonGroup variant="plain" aria-label="Route" sx={{ '--ButtonGroup-separatorSize': '0px' }}>
      <Button>Walk</Button>
      <Divider />
      <Button>Cycle</Button>
      <Divider />
      <Button>Train</Button>
    </ButtonGroup>
  );
}
