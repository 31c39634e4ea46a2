import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import EmailIcon from '@mui/icons-material/Email';

const messages = { idle: 'Not sent yet', sending: 'Sending the invoice', sent: 'Invoice sent' };

export default function LoadingButtonsTransition() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  React.useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('sent'), 2000); // stands for the request
    return () => clearTimeout(timer);
  }, [status]);

  function send() {
    setStatus('sending');
    statusRef.current?.focus(); // the button is about to be disabled
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <LoadingButton
        variant="contained"
        endIcon={<EmailIcon />}
        loading={status === 'sending'}
        loadingPosition="end"
        onClick={send}
      >
        Send invoice
      </LoadingButton>
      <Typography ref={statusRef} tabIndex={-1} variant="body2" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
