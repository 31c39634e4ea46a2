import Box from '@mui/system/Box';

export default function NestedStylesHook() {
  return (
    <Box
      sx={{
        p: 2,
        color: '#fff',
        bgcolor: '#00695c',
        '& p': { m: 0, fontWeight: 700 },
        '& a': { color: 'inherit' },
        '& a:hover': { textDecoration: 'none' },
      }}
    >
      <p>Order 4821</p>
      Packed in the <a href="#nesting-selectors">northern warehouse</a>
    </Box>
  );
}
