import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed', borderColor: 'text.disabled' }}>
      The harbor office is closed on public holidays.
    </Box>
  );
}
