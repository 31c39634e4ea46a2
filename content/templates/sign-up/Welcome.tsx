import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** What replaces the form. Its heading gets the focus, so that screen readers read it. */
export default function Welcome({ name }: { name: string }) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <React.Fragment>
      <Typography
        ref={heading}
        variant="h3"
        component="h1"
        tabIndex={-1}
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        Welcome, {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 2 }}>
        Your card is ready. Show it at the counter, on paper or on your phone, and borrow up to four
        tools at a time.
      </Typography>
      <Button variant="outlined" size="large" onClick={() => window.print()}>
        Print the card
      </Button>
    </React.Fragment>
  );
}
