import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function DashboardLayoutThumbnail() {
  return (
    <Box sx={{ width: 180, height: 104, border: 1, borderColor: 'divider', fontSize: 12 }}>
      <Box sx={{ px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>☰ Warehouse</Box>
      <Stack direction="row" sx={{ height: 76 }}>
        <Stack spacing={0.5} sx={{ width: 72, p: 1, borderInlineEnd: 1, borderColor: 'divider' }}>
          <b>Orders</b>
          <span>Suppliers</span>
        </Stack>
        <Box sx={{ flex: 1, m: 1, bgcolor: 'action.hover' }} />
      </Stack>
    </Box>
  );
}
