import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import MemberCard from './MemberCard';
import SignUpForm from './SignUpForm';
import Welcome from './Welcome';

/** A sign-up page whose card is filled in while the reader writes. */
export default function SignUp() {
  const [name, setName] = React.useState('');
  const [number, setNumber] = React.useState<string>();

  return (
    <Container
      component="main"
      maxWidth="lg"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
        alignItems: 'center',
        alignContent: 'center',
        columnGap: 10,
        rowGap: 5,
        py: 5,
      }}
    >
      <div>
        {number ? (
          <Welcome name={name} />
        ) : (
          <React.Fragment>
            <Typography variant="h3" component="h1">
              Borrow the drill, keep the shelf empty
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
              Become a member of Lendhalla, the library of 1,200 tools.
            </Typography>
            <SignUpForm
              onNameChange={setName}
              onRegistered={(registered, given) => {
                setName(registered);
                setNumber(given);
              }}
            />
          </React.Fragment>
        )}
      </div>
      <Box
        sx={{
          order: { xs: -1, md: 0 },
          display: 'grid',
          placeItems: 'center',
          p: { xs: 1, md: 4 },
        }}
      >
        <MemberCard name={name.trim()} number={number} />
      </Box>
    </Container>
  );
}
