import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressDeterminate() {
  const [packed, setPacked] = React.useState(2);
  const pack = () => setPacked(packed === 5 ? 0 : packed + 1);

  return (
    <Stack spacing={1.5} sx={{ width: 1, maxWidth: 360 }}>
      <Typography id="packed-label" role="status">
        {packed} of 5 orders packed
      </Typography>
      <LinearProgress determinate value={(packed / 5) * 100} aria-labelledby="packed-label" />
      <Button variant="outlined" onClick={pack}>
        {packed === 5 ? 'Start again' : 'Pack the next order'}
      </Button>
    </Stack>
  );
}
