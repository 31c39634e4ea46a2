import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import FormStatus from '../shared/FormStatus';
import { sendCode, signInWith } from './session';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { digitsOf, validateCode } from './validate';

interface CodeStepProps {
  email: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Asks for the code that was sent. */
export default function CodeStep({ email, onSignedIn, onBack }: CodeStepProps) {
  const [resending, setResending] = React.useState<'no' | 'running' | 'done'>('no');
  const { form, text, phase, failure } = useForm({
    initial: { code: '' },
    validate: validateCode,
    send: async ({ code }) => {
      await signInWith(email, digitsOf(code));
      onSignedIn();
    },
  });
  const sending = phase === 'sending';

  async function resend() {
    if (resending !== 'running') {
      setResending('running');
      await sendCode(email);
      setResending('done');
    }
  }

  const news = resending === 'done' ? `A new code is on its way to ${email}.` : '';
  return (
    <Stack component="form" aria-label="Code" spacing={2} {...form}>
      <TextField
        {...text('code', news || 'It works for ten minutes.')}
        label="Code of 6 digits"
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: { inputMode: 'numeric', dir: 'ltr', style: { letterSpacing: '0.3em' } },
        }}
        required
      />
      <FormStatus failure={failure} announcement={sending ? 'Signing in' : news} />
      <SubmitButton sending={sending} sendingText="Signing in…">
        Sign in
      </SubmitButton>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onBack}>Use another address</Button>
        <Button aria-disabled={resending === 'running'} onClick={() => void resend()}>
          Send a new code
        </Button>
      </Stack>
    </Stack>
  );
}
