import Box from '@mui/system/Box';

export default function TablePaginationThumbnail() {
  return <Box sx={{ border: 1, px: 1, py: 0.5, fontSize: 13 }}>Rows: 25 ▾ 1–25 of 80 ‹ ›</Box>;
}
