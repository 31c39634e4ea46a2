import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

export default function LayerStack() {
  const { zIndex } = useTheme();
  const layers = Object.entries({ ...zIndex }).sort(([, a], [, b]) => b - a);
  return (
    <Box component="ol" sx={{ isolation: 'isolate', width: '100%', maxWidth: 440, m: 0, p: 0 }}>
      {layers.map(([name, value], index) => (
        <Box
          key={name}
          component="li"
          sx={{
            position: 'relative',
            zIndex: value,
            display: 'flex',
            justifyContent: 'space-between',
            boxSizing: 'border-box',
            width: 'calc(100% - 56px)',
            mt: index === 0 ? 0 : -1,
            marginInlineStart: `${index * 8}px`,
            px: 2,
            py: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 2,
          }}
        >
          <code>{name}</code>
          <span>{value}</span>
        </Box>
      ))}
    </Box>
  );
}
