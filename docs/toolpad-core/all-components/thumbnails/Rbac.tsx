import Stack from '@mui/material/Stack';

export default function RbacThumbnail() {
  return (
    <Stack spacing={0.5} sx={{ fontSize: 14 }}>
      <span>✓ Editor: change orders</span>
      <span>✓ Viewer: read orders</span>
      <span>✕ Viewer: change orders</span>
    </Stack>
  );
}
