import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

function Page() {
  const { pathname } = useLocation();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const shown = React.useRef(pathname);
  React.useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      heading.current?.focus();
    }
  }, [pathname]);
  const isList = pathname === '/trips';
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h3" ref={heading} tabIndex={-1}>
        {isList ? 'Your trips' : 'Trip to Osaka'}
      </Typography>
      <Button component={Link} to={isList ? '/trips/osaka' : '/trips'}>
        {isList ? 'Open the trip to Osaka' : 'Back to your trips'}
      </Button>
    </Stack>
  );
}

export default function FocusHeading() {
  return (
    <MemoryRouter initialEntries={['/trips']}>
      <Page />
    </MemoryRouter>
  );
}
