import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import SaveIcon from '@mui/icons-material/Save';

const messages = { idle: 'Not saved yet', saving: 'Saving…', saved: 'Saved' };

export default function CircularIntegration() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');

  React.useEffect(() => {
    if (status !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('saved'), 2000); // stands for the request
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }}>
        <Fab color="primary" aria-label="Save the draft" onClick={() => setStatus('saving')}>
          {status === 'saved' ? <CheckIcon /> : <SaveIcon />}
        </Fab>
        {status === 'saving' && (
          <CircularProgress
            size={68}
            aria-hidden
            sx={{ position: 'absolute', top: -6, left: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status">{messages[status]}</Typography>
    </Stack>
  );
}
