import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function CSSGrid() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, width: 1 }}>
      <Sheet variant="soft" sx={{ gridRow: 'span 2', p: 1 }}>
        Map
      </Sheet>
      <Sheet variant="soft" sx={{ gridColumn: 'span 2', p: 1 }}>
        Orders
      </Sheet>
      <Sheet variant="soft" sx={{ p: 1 }}>
        Drivers
      </Sheet>
      <Sheet variant="soft" sx={{ p: 1 }}>
        Weather
      </Sheet>
    </Box>
  );
}
