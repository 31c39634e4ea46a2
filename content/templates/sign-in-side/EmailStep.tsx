import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import FormStatus from '../shared/FormStatus';
import { sendCode } from './session';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateEmail } from './validate';

interface EmailStepProps {
  email: string;
  onSent: (email: string) => void;
}

/** Asks where to send a code. */
export default function EmailStep({ email, onSent }: EmailStepProps) {
  const { form, text, phase, failure } = useForm({
    initial: { email },
    validate: validateEmail,
    send: async (checked) => {
      await sendCode(checked.email);
      onSent(checked.email);
    },
  });
  const sending = phase === 'sending';
  return (
    <Stack component="form" aria-label="Email" spacing={2} {...form}>
      <TextField
        {...text('email', 'We send a code. There is no password to remember.')}
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <FormStatus failure={failure} announcement={sending ? 'Sending a code' : ''} />
      <SubmitButton sending={sending} sendingText="Sending a code…">
        Send me a code
      </SubmitButton>
    </Stack>
  );
}
