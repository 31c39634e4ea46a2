import Box from '@mui/system/Box';

export default function BreakpointsAsArray() {
  return (
    <Box
      sx={{
        width: [200, 300, 400],
        p: 2,
        borderRadius: 1,
        bgcolor: '#1a237e',
        color: '#fff',
      }}
    >
      200 px wide, 300 from sm, and 400 from md
    </Box>
  );
}
