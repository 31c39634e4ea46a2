import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import FormStatus from '../shared/FormStatus';
import PasswordField from '../shared/PasswordField';
import { register } from './register';
import SubmitButton from '../shared/SubmitButton';
import TermsBox from './TermsBox';
import { useForm } from '../shared/useForm';
import { validateSignUp } from './validate';

interface SignUpFormProps {
  /** Called with what is written so far, for the card. */
  onNameChange: (name: string) => void;
  onRegistered: (name: string, number: string) => void;
}

export default function SignUpForm({ onNameChange, onRegistered }: SignUpFormProps) {
  const { form, text, box, values, problemOf, phase, failure } = useForm({
    initial: { name: '', email: '', password: '', terms: false },
    validate: validateSignUp,
    send: async (checked) => onRegistered(checked.name, await register(checked)),
  });
  const sending = phase === 'sending';
  React.useEffect(() => onNameChange(values.name), [onNameChange, values.name]);

  return (
    <Stack component="form" aria-label="Sign up" spacing={2} {...form}>
      <TextField
        {...text('name', 'It is printed on your card.')}
        label="Name"
        autoComplete="name"
        required
      />
      <TextField {...text('email')} label="Email" type="email" autoComplete="username" required />
      <PasswordField
        {...text('password', 'At least 10 characters. A short sentence is easy to remember.')}
        label="Password"
        autoComplete="new-password"
        required
      />
      <TermsBox {...box('terms')} problem={problemOf('terms')} />
      <FormStatus failure={failure} announcement={sending ? 'Making your card' : ''} />
      <SubmitButton sending={sending} sendingText="Making your card…">
        Become a member
      </SubmitButton>
    </Stack>
  );
}
