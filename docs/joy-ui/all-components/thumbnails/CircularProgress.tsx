import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressThumbnail() {
  return (
    <CircularProgress determinate value={70} size="lg" aria-label="Upload">
      70%
    </CircularProgress>
  );
}
