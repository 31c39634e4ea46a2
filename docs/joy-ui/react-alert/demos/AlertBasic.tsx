import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertBasic() {
  const [sent, setSent] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setSent(!sent)}>{sent ? 'Start again' : 'Send invoice'}</Button>
      {sent && <Alert color="success">Your invoice was sent to Mei Tanaka.</Alert>}
    </Stack>
  );
}
