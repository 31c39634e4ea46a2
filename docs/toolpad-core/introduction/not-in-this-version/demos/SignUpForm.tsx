import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { answer, useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

type Status = 'ready' | 'loading' | 'taken' | 'done';

export default function SignUpForm({ window }: DemoProps) {
  const app = useDemoApp('/sign-up', window);
  const [status, setStatus] = React.useState<Status>('ready');

  // In this demo, the address of Amara is taken.
  async function signUp(form: FormData) {
    setStatus('loading');
    await answer(window);
    setStatus(form.get('email') === 'amara@depot.example' ? 'taken' : 'done');
  }

  return (
    <AppProvider {...app}>
      <Container component="main" maxWidth="xs" sx={{ py: 4 }}>
        <Stack
          component="form"
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            void signUp(new FormData(event.currentTarget));
          }}
        >
          <Typography component="h1" variant="h5">
            Create an account
          </Typography>
          {status === 'taken' && <Alert severity="error">This address has an account.</Alert>}
          {status === 'done' && <Alert role="status">We have sent you an email.</Alert>}
          <TextField name="email" type="email" label="Email" autoComplete="email" required />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="new-password"
            slotProps={{ htmlInput: { minLength: 8 } }}
            helperText="At least 8 characters"
            required
          />
          <LoadingButton type="submit" variant="contained" loading={status === 'loading'}>
            Sign up
          </LoadingButton>
        </Stack>
      </Container>
    </AppProvider>
  );
}
