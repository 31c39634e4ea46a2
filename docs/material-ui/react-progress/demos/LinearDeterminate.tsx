import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pages = 5;

export default function LinearDeterminate() {
  const [answered, setAnswered] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Typography id="survey-progress">
        Survey: {answered} of {pages} pages
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(answered / pages) * 100}
        aria-labelledby="survey-progress"
        sx={{ width: '100%' }}
      />
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setAnswered(Math.max(answered - 1, 0))}>Back</Button>
        <Button variant="outlined" onClick={() => setAnswered(Math.min(answered + 1, pages))}>
          Next page
        </Button>
      </Stack>
    </Stack>
  );
}
