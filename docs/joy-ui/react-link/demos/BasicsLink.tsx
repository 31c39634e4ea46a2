import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function BasicsLink() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#basics">Timetable</Link>
      <Link href="#basics">Fares</Link>
      <Link href="#basics">Lost property</Link>
    </Stack>
  );
}
