import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Publish</Button>
      <Button variant="soft">Preview</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
