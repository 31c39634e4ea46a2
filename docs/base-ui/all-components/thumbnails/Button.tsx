import { Button } from '@mui/base/Button';
import Stack from '@mui/system/Stack';

export default function ButtonThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Button>Save</Button>
      <Button disabled>Publish</Button>
    </Stack>
  );
}
