import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressDeterminate() {
  const [read, setRead] = React.useState(1);
  const value = (read / 4) * 100;
  const readNext = () => setRead(read === 4 ? 0 : read + 1);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress determinate value={value} aria-valuenow={value} aria-label="Lessons" />
      <Typography role="status">{read} of 4 lessons</Typography>
      <Button variant="outlined" onClick={readNext}>
        {read === 4 ? 'Start again' : 'Next lesson'}
      </Button>
    </Stack>
  );
}
