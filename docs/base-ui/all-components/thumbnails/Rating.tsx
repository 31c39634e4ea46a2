import Box from '@mui/system/Box';

export default function RatingThumbnail() {
  return <Box sx={{ fontSize: 28, letterSpacing: 4 }}>★★★★☆</Box>;
}
