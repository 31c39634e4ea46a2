import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import { useTheme } from '@mui/joy/styles';
import type { Shadow } from '@mui/joy/styles';

export default function ShadowThemeViewer() {
  const theme = useTheme();
  const names = Object.keys(theme.shadow) as (keyof Shadow)[];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {names.map((name) => (
        <Sheet
          key={name}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: 'sm',
            boxShadow: name,
          }}
        >
          {name}
        </Sheet>
      ))}
    </Box>
  );
}
