import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicForm() {
  const [status, setStatus] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as { email: string };
    setStatus(`Sent. The answer goes to ${values.email}.`);
  }

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <TextField required name="name" label="Full name" autoComplete="name" />
      <TextField required type="email" name="email" label="Email" autoComplete="email" />
      <TextField multiline minRows={3} name="question" label="Question" />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Send question
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
