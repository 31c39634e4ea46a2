import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed', borderColor: 'neutral.400' }}>
      The greenhouse is closed on public holidays.
    </Box>
  );
}
