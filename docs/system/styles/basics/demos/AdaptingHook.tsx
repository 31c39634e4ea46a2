import Box from '@mui/system/Box';

function Status({ late, children }: { late?: boolean; children: string }) {
  return (
    <Box sx={{ px: 2, py: 1, color: '#fff', bgcolor: late ? '#b71c1c' : '#1b5e20' }}>
      {children}
    </Box>
  );
}

export default function AdaptingHook() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Status>Order 4821 is on time</Status>
      <Status late>Order 4822 is late</Status>
    </Box>
  );
}
