import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLink() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#underline">Always</Link>
      <Link href="#underline" underline="hover">
        On hover
      </Link>
      <Link href="#underline" underline="none">
        None
      </Link>
    </Stack>
  );
}
