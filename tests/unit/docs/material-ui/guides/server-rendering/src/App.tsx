import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function App({ city }: { city: string }) {
  const [sent, setSent] = React.useState(false);

  return (
    <Stack component="main" spacing={2} sx={{ maxWidth: 320, m: 2 }}>
      <TextField name="city" label="City" defaultValue={city} />
      <Button variant="contained" onClick={() => setSent(true)}>
        {sent ? 'Sent' : 'Send'}
      </Button>
    </Stack>
  );
}
