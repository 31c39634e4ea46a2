import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkDemo() {
  return (
    <Typography>
      A router can take over <Link href="#component-prop">one component</Link> or with{' '}
      <Link href="#global-theme-link">all of them</Link>.
    </Typography>
  );
}
