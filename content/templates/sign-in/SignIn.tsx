import * as React from 'react';
import SailingIcon from '@mui/icons-material/Sailing';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import HarborScene from './HarborScene';
import SignedIn from './SignedIn';
import SignInForm from './SignInForm';

/** A sign-in page in front of a sea that takes its colors from the theme. */
export default function SignIn() {
  const [account, setAccount] = React.useState('');

  return (
    <Box
      sx={{ position: 'relative', minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      <HarborScene />
      <Box
        component="header"
        sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1, p: 3 }}
      >
        <SailingIcon sx={{ color: 'primary.main' }} />
        <Typography sx={{ fontWeight: 700, letterSpacing: '0.02em' }}>Tidewick</Typography>
      </Box>
      <Box
        component="main"
        sx={{
          position: 'relative',
          flex: 1,
          display: 'grid',
          placeItems: 'center',
          px: 2,
          pb: { xs: 4, sm: 10 },
        }}
      >
        <Paper elevation={8} sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 5 } }}>
          {account ? (
            <SignedIn email={account} onSignOut={() => setAccount('')} />
          ) : (
            <SignInForm onSignedIn={setAccount} />
          )}
        </Paper>
      </Box>
    </Box>
  );
}
