import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OutlinedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">Add reviewer</Button>
      <Button variant="outlined" disabled>
        Request changes
      </Button>
      <Button variant="outlined" href="#sizes">
        Compare sizes
      </Button>
    </Stack>
  );
}
