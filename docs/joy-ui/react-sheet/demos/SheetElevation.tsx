import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const shadows = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function SheetElevation() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 3, bgcolor: 'background.level1' }}>
      {shadows.map((shadow) => (
        <Sheet key={shadow} sx={{ px: 3, py: 2, borderRadius: 'sm', boxShadow: shadow }}>
          {shadow}
        </Sheet>
      ))}
    </Box>
  );
}
