import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function DisabledButtonGroup() {
  return (
    <ButtonGroup disabled aria-label="Parcel on its way">
      <Button>Change address</Button>
      <Button>Cancel</Button>
      <Button disabled={false}>Track</Button>
    </ButtonGroup>
  );
}
