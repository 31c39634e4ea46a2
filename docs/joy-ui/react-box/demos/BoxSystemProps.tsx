import Box from '@mui/joy/Box';

export default function BoxSystemProps() {
  return (
    <Box p={2} borderRadius="sm" bgcolor="success.softBg" color="success.softColor">
      All seedlings are watered.
    </Box>
  );
}
