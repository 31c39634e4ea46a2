import Box from '@mui/system/Box';

export default function SnackbarThumbnail() {
  return (
    <Box sx={{ border: 1, borderRadius: 1, px: 2, py: 1, fontSize: 14 }}>Order archived. Undo</Box>
  );
}
