import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = { idle: 'No import yet', importing: 'Importing…', done: '48 orders imported' };

export default function SimpleBackdrop() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');

  React.useEffect(() => {
    if (status !== 'importing') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('done'), 3000); // stands for the request
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setStatus('importing')}>
        Import orders
      </Button>
      <Typography role="status">{messages[status]}</Typography>
      <Backdrop
        open={status === 'importing'}
        unmountOnExit
        sx={{ color: '#fff', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <CircularProgress color="inherit" />
      </Backdrop>
    </Stack>
  );
}
