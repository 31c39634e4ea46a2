import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">How was your stay?</Typography>
      <Rating name="stay" value={stars} onChange={(_event, value) => setStars(value)} />
      <Typography variant="body2" color="textSecondary">
        {stars === null ? 'Not rated yet' : `You gave ${stars} of 5 stars.`}
      </Typography>
    </Box>
  );
}
