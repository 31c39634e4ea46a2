import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TextButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>View history</Button>
      <Button disabled>Restore version</Button>
      <Button href="#color">See all colors</Button>
    </Stack>
  );
}
