import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      <Link component="span">Terms</Link>
      <Link component="span" underline="none">
        Privacy
      </Link>
    </Stack>
  );
}
