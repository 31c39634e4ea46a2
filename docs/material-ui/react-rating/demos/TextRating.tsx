import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextRating() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating
        readOnly
        value={4.5}
        precision={0.5}
        getLabelText={(value) => `${value} of 5 stars`}
      />
      <Typography>4.5 (212 reviews)</Typography>
    </Stack>
  );
}
