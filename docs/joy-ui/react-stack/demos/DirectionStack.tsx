import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Button>Send</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
