import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Links() {
  return (
    <Stack spacing={1}>
      <Typography>
        Read the <Link href="#basic-links">terms of delivery</Link> before you order.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sent by{' '}
        <Link href="#underline" color="inherit">
          Rosa Iglesias
        </Link>
      </Typography>
      <Link href="#accessibility" variant="body2" color="error">
        Report a problem
      </Link>
    </Stack>
  );
}
