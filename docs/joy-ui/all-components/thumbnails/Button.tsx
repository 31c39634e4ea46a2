import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Button>Publish</Button>
      <Button variant="soft">Preview</Button>
    </Stack>
  );
}
