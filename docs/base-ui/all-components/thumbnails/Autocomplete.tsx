import Box from '@mui/system/Box';

export default function AutocompleteThumbnail() {
  return (
    <Box sx={{ width: 160, fontSize: 14 }}>
      <Box sx={{ border: 1, p: 0.5 }}>Osa|</Box>
      <Box sx={{ border: 1, borderTop: 0, p: 0.5 }}>
        <b>Osa</b>ka
      </Box>
      <Box sx={{ border: 1, borderTop: 0, p: 0.5 }}>
        <b>Osa</b>sco
      </Box>
    </Box>
  );
}
