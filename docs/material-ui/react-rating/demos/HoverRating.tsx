import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

function describe(stars: number | null) {
  return words[(stars ?? 0) - 1] ?? 'Not rated';
}

export default function HoverRating() {
  const [stars, setStars] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Rate the course">
      <Rating
        name="course"
        value={stars}
        getLabelText={describe}
        onChange={(_event, value) => {
          setStars(value);
          setHovered(-1);
        }}
        onChangeActive={(_event, value) => setHovered(value)}
      />
      <Typography>{describe(hovered === -1 ? stars : hovered)}</Typography>
    </Stack>
  );
}
