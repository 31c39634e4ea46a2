import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Forward10Icon from '@mui/icons-material/Forward10';
import Replay10Icon from '@mui/icons-material/Replay10';

const LENGTH = 200; // in seconds
const format = (time: number) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;

export default function MusicPlayerSlider() {
  const [time, setTime] = React.useState(32);
  const skip = (by: number) => setTime(Math.max(0, Math.min(LENGTH, time + by)));

  return (
    <Paper variant="outlined" sx={{ width: 260, p: 2 }}>
      <Typography>Tides of Lagos</Typography>
      <Slider
        size="small"
        aria-label="Position in the song"
        getAriaValueText={format}
        value={time}
        max={LENGTH}
        onChange={(_event, value) => setTime(Number(value))}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        {format(time)}
        <IconButton aria-label="Back 10 seconds" onClick={() => skip(-10)}>
          <Replay10Icon />
        </IconButton>
        <IconButton aria-label="Forward 10 seconds" onClick={() => skip(10)}>
          <Forward10Icon />
        </IconButton>
        {format(LENGTH)}
      </Stack>
    </Paper>
  );
}
