import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

// Replace this with your request. It returns what is wrong.
async function invite(email: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  return email.endsWith('@example.com') ? '' : 'Only addresses at example.com can be invited.';
}

export default function SubmitForm() {
  const [isSending, setIsSending] = React.useState(false);
  const [error, setError] = React.useState('');
  const [status, setStatus] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  async function send(email: string) {
    setIsSending(true);
    setStatus('Sending the invitation');
    const problem = await invite(email);
    setIsSending(false);
    setError(problem);
    setStatus(problem ? '' : `Invited ${email}`);
    if (problem) {
      inputRef.current?.focus();
    }
  }

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending && inputRef.current) {
      void send(inputRef.current.value);
    }
  }

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <TextField
        required
        type="email"
        name="email"
        label="Email"
        defaultValue="noor@example.org"
        error={error !== ''}
        helperText={error || ' '}
        inputRef={inputRef}
        slotProps={{ input: { readOnly: isSending } }}
      />
      <Button type="submit" variant="contained" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send invitation'}
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
