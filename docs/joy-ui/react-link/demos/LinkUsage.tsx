import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkUsage() {
  return (
    <Typography>
      Orders until noon leave on the same day. Read the{' '}
      <Link href="#introduction" underline="always">
        terms of delivery
      </Link>
      .
    </Typography>
  );
}
