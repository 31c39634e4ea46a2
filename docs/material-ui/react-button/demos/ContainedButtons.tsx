import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ContainedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Place order</Button>
      <Button variant="contained" disabled>
        Out of stock
      </Button>
      <Button variant="contained" href="#handling-clicks">
        Read about clicks
      </Button>
    </Stack>
  );
}
