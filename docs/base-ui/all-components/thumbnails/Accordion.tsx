import Box from '@mui/system/Box';

export default function AccordionThumbnail() {
  return (
    <Box sx={{ width: 180, border: 1, fontSize: 14, '& > *': { p: 0.5 } }}>
      <div>▾ Shipping</div>
      <Box sx={{ pl: 2 }}>Leaves on Monday.</Box>
      <Box sx={{ borderTop: 1 }}>▸ Returns</Box>
    </Box>
  );
}
