import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SquareCorners() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      <Paper sx={{ p: 2 }}>Rounded: stock by warehouse</Paper>
      <Paper square sx={{ p: 2 }}>
        Square: a bar from edge to edge
      </Paper>
      <Paper sx={{ p: 2, borderRadius: 3 }}>Custom: 12 pixels</Paper>
    </Stack>
  );
}
