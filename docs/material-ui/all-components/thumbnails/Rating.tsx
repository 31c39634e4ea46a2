import Rating from '@mui/material/Rating';

export default function RatingThumbnail() {
  return <Rating name="thumbnail-rating" value={3.5} precision={0.5} readOnly size="large" />;
}
