import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FormStatus from '../shared/FormStatus';
import PasswordField from '../shared/PasswordField';
import ResetDialog from './ResetDialog';
import { signIn } from './session';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateSignIn } from './validate';

interface SignInFormProps {
  onSignedIn: (email: string) => void;
}

export default function SignInForm({ onSignedIn }: SignInFormProps) {
  const [resetting, setResetting] = React.useState(false);
  const { form, text, box, values, phase, failure } = useForm({
    initial: { email: '', password: '', remember: false },
    validate: validateSignIn,
    send: async (checked) => {
      await signIn(checked);
      onSignedIn(checked.email);
    },
  });
  const sending = phase === 'sending';

  return (
    <React.Fragment>
      <Typography variant="h4" component="h1">
        Sign in
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Tides, berths, and arrivals of your harbor.
      </Typography>
      <Stack component="form" aria-label="Sign in" spacing={2} {...form}>
        <TextField {...text('email')} label="Email" type="email" autoComplete="username" required />
        <PasswordField
          {...text('password')}
          label="Password"
          autoComplete="current-password"
          required
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <FormControlLabel control={<Checkbox {...box('remember')} />} label="Keep me signed in" />
          <Link
            component="button"
            type="button"
            variant="body2"
            sx={{ py: 0.5 }}
            onClick={() => setResetting(true)}
          >
            Forgot your password?
          </Link>
        </Box>
        <FormStatus failure={failure} announcement={sending ? 'Signing in' : ''} />
        <SubmitButton sending={sending} sendingText="Signing in…" fullWidth>
          Sign in
        </SubmitButton>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        No account yet? Your harbor office adds you:{' '}
        <Link href="mailto:office@tidewick.example">office@tidewick.example</Link>
      </Typography>
      <ResetDialog open={resetting} email={values.email} onClose={() => setResetting(false)} />
    </React.Fragment>
  );
}
