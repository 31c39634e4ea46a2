import Box from '@mui/system/Box';

export default function TextOverflow() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', maxWidth: 280, p: 1, border: 1 }}>
      <Box
        component="a"
        href="#text-overflow"
        sx={{
          flex: 1,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'inherit',
          textDecoration: 'underline',
        }}
      >
        Minutes of the meeting with the harbor authority.docx
      </Box>
      <Box sx={{ flexShrink: 0 }}>86 kB</Box>
    </Box>
  );
}
