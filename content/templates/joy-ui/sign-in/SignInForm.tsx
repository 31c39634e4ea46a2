import * as React from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import Link from '@mui/joy/Link';
import TextInput from './TextInput';
import { findProblems, signIn } from './session';
import type { Problems } from './session';

interface SignInFormProps {
  onSignedIn: (email: string) => void;
}

/** Returns what is written in a field of a form. */
function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The form. Problems appear when it is sent, and the first field with one gets the focus. */
export default function SignInForm({ onSignedIn }: SignInFormProps) {
  const [problems, setProblems] = React.useState<Problems>({});
  const [failure, setFailure] = React.useState('');
  const [sending, setSending] = React.useState(false);
  const [shown, setShown] = React.useState(false);

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) {
      return;
    }
    const form = event.currentTarget;
    const values = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
    flushSync(() => {
      setProblems(findProblems(values));
      setFailure('');
    });
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) {
      fault.focus();
      return;
    }
    setSending(true);
    try {
      await signIn(values);
      onSignedIn(values.email);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That didn’t work. Please try again.');
      setSending(false);
    }
  };

  return (
    <Box
      component="form"
      aria-label="Sign in"
      method="post"
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => void submit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <TextInput
        label="Email"
        problem={problems.email}
        name="email"
        type="email"
        autoComplete="username"
      />
      <TextInput
        label="Password"
        problem={problems.password}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        endDecorator={
          <Button
            variant={shown ? 'soft' : 'plain'}
            size="sm"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show
          </Button>
        }
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Checkbox name="stay" label="Stay signed in" />
        <Link href="mailto:depot@halden.example">Forgot your password?</Link>
      </Box>
      <div role="status">
        {failure && (
          <Alert color="danger" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
      {/* Not disabled while it sends: it would lose the focus. */}
      <Button
        type="submit"
        size="lg"
        aria-disabled={sending}
        startDecorator={sending && <CircularProgress size="sm" variant="solid" aria-hidden />}
      >
        {sending ? 'Signing in…' : 'Sign in'}
      </Button>
    </Box>
  );
}
