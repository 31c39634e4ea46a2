import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSize() {
  return (
    <Stack spacing={1}>
      <Rating size="small" role="group" aria-label="Small" name="small" defaultValue={2} />
      <Rating role="group" aria-label="Medium" name="medium" defaultValue={3} />
      <Rating size="large" role="group" aria-label="Large" name="large" defaultValue={4} />
    </Stack>
  );
}
