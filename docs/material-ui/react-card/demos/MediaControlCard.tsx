import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160">
  <path fill="#4527a0" d="M0 0h100v160H0z"/><circle fill="#ffb300" cx="50" cy="80" r="30"/>
</svg>`;

export default function MediaControlCard() {
  const [playing, setPlaying] = React.useState(false);

  return (
    <Card sx={{ display: 'flex', width: 1, maxWidth: 300 }}>
      <Box sx={{ flexGrow: 1 }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Night shift
          </Typography>
          <Typography variant="body2">Episode 12, 34 minutes</Typography>
        </CardContent>
        <Box dir="ltr" sx={{ px: 1, pb: 1 }}>
          <IconButton aria-label="Previous episode">
            <SkipPreviousIcon />
          </IconButton>
          <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
            {playing ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
          <IconButton aria-label="Next episode">
            <SkipNextIcon />
          </IconButton>
        </Box>
      </Box>
      <CardMedia
        component="img"
        image={`data:image/svg+xml,${encodeURIComponent(cover)}`}
        alt=""
        sx={{ width: 100 }}
      />
    </Card>
  );
}
