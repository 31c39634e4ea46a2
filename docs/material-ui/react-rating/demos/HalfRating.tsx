import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HalfRating() {
  return (
    <Stack spacing={2}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend">Your rating</Typography>
        <Rating name="half-rating" defaultValue={2.5} precision={0.5} />
      </Box>
      <div>
        <Typography>Average of 128 guests</Typography>
        <Rating readOnly value={4.3} precision={0.1} />
      </div>
    </Stack>
  );
}
