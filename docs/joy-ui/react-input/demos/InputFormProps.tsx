import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputFormProps() {
  const [status, setStatus] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email') as string;
    setStatus(`Invited ${email}`);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input type="email" name="email" autoComplete="email" />
      </FormControl>
      <Button type="submit">Invite</Button>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
