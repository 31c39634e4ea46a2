import Link from '@mui/joy/Link';

export default function LinkThumbnail() {
  return (
    <Link component="span" underline="always">
      Read the report
    </Link>
  );
}
