import Box from '@mui/joy/Box';

export default function BoxThumbnail() {
  return <Box sx={{ p: 3, border: '1px dashed', borderColor: 'neutral.outlinedBorder' }}>Box</Box>;
}
