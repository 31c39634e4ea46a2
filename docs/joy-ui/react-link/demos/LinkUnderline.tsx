import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#underline" underline="always">
        Always
      </Link>
      <Link href="#underline" underline="hover">
        Hover
      </Link>
      <Link href="#underline" underline="none">
        None
      </Link>
    </Stack>
  );
}
