import Box from '@mui/system/Box';

export default function BreakpointsAsObject() {
  return (
    <Box
      sx={{
        width: { xs: 200, sm: 300, md: 400 },
        p: 2,
        borderRadius: 1,
        bgcolor: '#00574b',
        color: '#fff',
      }}
    >
      200 px wide, 300 from sm, and 400 from md
    </Box>
  );
}
