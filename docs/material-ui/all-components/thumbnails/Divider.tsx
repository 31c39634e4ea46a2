import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerThumbnail() {
  return (
    <Stack spacing={1} sx={{ width: 160 }}>
      <Box>Orders</Box>
      <Divider />
      <Box>Returns</Box>
    </Stack>
  );
}
