import * as React from 'react';
import NightsStayIcon from '@mui/icons-material/NightsStay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import CodeStep from './CodeStep';
import DepartureBoard from './DepartureBoard';
import EmailStep from './EmailStep';

type Step = 'email' | 'code' | 'signedIn';

/** Signing in with a code instead of a password, beside a board with tonight's trains. */
export default function SignInSide() {
  const [step, setStep] = React.useState<Step>('email');
  const [email, setEmail] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);

  /** Shows a step, and moves the focus to its heading. */
  function show(next: Step, address = email) {
    flushSync(() => {
      setStep(next);
      setEmail(address);
    });
    heading.current?.focus();
  }

  const texts = {
    email: ['Your berth is waiting', 'Sign in to see tickets, change seats, and order breakfast.'],
    code: ['Check your email', `We have sent a code to ${email}.`],
    signedIn: ['Good evening', `You are signed in as ${email}.`],
  }[step];

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gridTemplateRows: { xs: '1fr auto', md: 'auto' },
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', p: 3 }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 5, color: 'primary.main' }}>
            <NightsStayIcon />
            <Typography sx={{ fontWeight: 700 }}>Noctilane</Typography>
          </Box>
          <Typography
            ref={heading}
            variant="h4"
            component="h1"
            tabIndex={-1}
            sx={{ outline: 'none' }}
          >
            {texts[0]}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, overflowWrap: 'anywhere' }}>
            {texts[1]}
          </Typography>
          {step === 'email' && (
            <EmailStep email={email} onSent={(address) => show('code', address)} />
          )}
          {step === 'code' && (
            <CodeStep
              email={email}
              onSignedIn={() => show('signedIn')}
              onBack={() => show('email')}
            />
          )}
          {step === 'signedIn' && (
            <Button variant="outlined" size="large" onClick={() => show('email', '')}>
              Sign out
            </Button>
          )}
        </Box>
      </Box>
      <DepartureBoard />
    </Box>
  );
}
