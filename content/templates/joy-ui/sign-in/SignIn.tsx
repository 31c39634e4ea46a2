import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import SignInForm from './SignInForm';

/** A sign-in page: a form beside a surface with the colors of its content inverted. */
export default function SignIn() {
  const [account, setAccount] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);

  // The form and its focused button are gone, or back.
  const show = (email: string) => {
    setAccount(email);
    heading.current?.focus();
  };

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Sheet
        variant="solid"
        color="primary"
        invertedColors
        sx={{
          p: { xs: 3, md: 6 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          gap: 1,
        }}
      >
        <Typography level="h1" component="p">
          Parcels that arrive
        </Typography>
        <Typography textColor="text.primary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Sign in to follow them from depot to door.
        </Typography>
      </Sheet>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          placeItems: 'center',
          p: { xs: 3, sm: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography level="h2" component="h1" ref={heading} tabIndex={-1} sx={{ mb: 3 }}>
            {account ? 'You are signed in' : 'Sign in'}
          </Typography>
          {account ? (
            <React.Fragment>
              <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{account}</Typography>
              <Button variant="soft" onClick={() => show('')}>
                Sign out
              </Button>
            </React.Fragment>
          ) : (
            <SignInForm onSignedIn={show} />
          )}
        </Box>
      </Box>
    </Box>
  );
}
