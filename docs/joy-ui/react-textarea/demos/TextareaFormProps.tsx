import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaFormProps() {
  const [status, setStatus] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as string;
    setStatus(`Sent ${reason.length} characters`);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>Why do you return the item?</FormLabel>
        <Textarea name="reason" minRows={2} />
      </FormControl>
      <Button type="submit">Send</Button>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
