import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PartialBackdrop() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Card
        variant="outlined"
        aria-busy={loading}
        sx={{ position: 'relative', width: '100%', p: 2 }}
      >
        <Typography variant="h6" component="div">
          Sales this week
        </Typography>
        <Typography color="textSecondary">212 orders</Typography>
        <Backdrop
          open={loading}
          aria-hidden={false}
          sx={{ position: 'absolute', zIndex: 1, color: '#fff' }}
        >
          <CircularProgress color="inherit" size={32} aria-label="Updating the sales" />
        </Backdrop>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop the update' : 'Update'}
      </Button>
    </Stack>
  );
}
