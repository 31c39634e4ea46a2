import Box from '@mui/system/Box';

export default function DrawerThumbnail() {
  return (
    <Box sx={{ width: 160, height: 88, border: 1 }}>
      <Box sx={{ width: 64, height: 1, borderRight: 1, p: 0.5, fontSize: 12 }}>
        Orders
        <br />
        Files
        <br />
        Teams
      </Box>
    </Box>
  );
}
