import Box from '@mui/system/Box';

export default function MenuThumbnail() {
  return (
    <Box sx={{ width: 120, border: 1, fontSize: 14, '& > *': { px: 1, py: 0.5 } }}>
      <div>Rename</div>
      <div>Duplicate</div>
      <div>Delete</div>
    </Box>
  );
}
