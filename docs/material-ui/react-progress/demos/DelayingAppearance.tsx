import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayingAppearance() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop loading' : 'Load the report'}
      </Button>
      <Fade in={loading} style={{ transitionDelay: loading ? '800ms' : '0ms' }} unmountOnExit>
        <CircularProgress size={32} aria-label="Loading the report" />
      </Fade>
    </Stack>
  );
}
