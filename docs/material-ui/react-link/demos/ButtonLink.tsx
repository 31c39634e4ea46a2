import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [sent, setSent] = React.useState(false);

  return (
    <Typography variant="body2">
      No code received?{' '}
      <Link component="button" type="button" variant="body2" onClick={() => setSent(true)}>
        Send another code
      </Link>{' '}
      <span role="status">{sent && 'We sent it to you.'}</span>
    </Typography>
  );
}
