import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressThumbnail() {
  return <LinearProgress determinate value={60} aria-label="Upload" sx={{ width: 160 }} />;
}
