import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function DisableElevation() {
  return (
    <ButtonGroup variant="contained" disableElevation aria-label="Answer the request">
      <Button>Approve</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
