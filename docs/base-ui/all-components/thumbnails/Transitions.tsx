import Stack from '@mui/system/Stack';
import Box from '@mui/system/Box';

export default function TransitionsThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={{ width: 36, height: 36, border: 1, opacity: 0.3 }} />
      <Box sx={{ width: 36, height: 36, border: 1, opacity: 0.6 }} />
      <Box sx={{ width: 36, height: 36, border: 1 }} />
    </Stack>
  );
}
