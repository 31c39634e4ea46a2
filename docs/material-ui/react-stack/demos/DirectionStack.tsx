import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained">Publish</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
