import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface SignedInProps {
  email: string;
  onSignOut: () => void;
}

/** What replaces the form. Its heading gets the focus, so that screen readers read it. */
export default function SignedIn({ email, onSignOut }: SignedInProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);

  return (
    <React.Fragment>
      <Typography variant="h4" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Welcome aboard
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        You are signed in as {email}.
      </Typography>
      <Button variant="outlined" size="large" fullWidth onClick={onSignOut}>
        Sign out
      </Button>
    </React.Fragment>
  );
}
