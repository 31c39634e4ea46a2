import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="Message, small">
        <Button>Reply</Button>
        <Button>Forward</Button>
      </ButtonGroup>
      <ButtonGroup color="secondary" aria-label="Message, medium">
        <Button>Reply</Button>
        <Button>Forward</Button>
      </ButtonGroup>
      <ButtonGroup size="large" aria-label="Message, large">
        <Button>Reply</Button>
        <Button color="error">Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
