import Box from '@mui/system/Box';

const label = { display: 'inline', px: 0.75, borderRadius: 1, color: '#fff' };

export default function Inline() {
  return (
    <Box component="p" sx={{ maxWidth: 340, m: 0, lineHeight: 1.75 }}>
      Order 1042 is{' '}
      <Box component="strong" sx={{ ...label, bgcolor: '#1b5e20' }}>
        paid
      </Box>{' '}
      and{' '}
      <Box component="strong" sx={{ ...label, bgcolor: '#0d47a1' }}>
        packed
      </Box>
      , and leaves the warehouse on Monday.
    </Box>
  );
}
