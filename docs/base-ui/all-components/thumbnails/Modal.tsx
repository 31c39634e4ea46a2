import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function ModalThumbnail() {
  return (
    <Box sx={{ border: '1px dashed', p: 1.5 }}>
      <Stack spacing={1} sx={{ border: 1, p: 1, fontSize: 13 }}>
        <span>Delete 3 files?</span>
        <button type="button">Delete</button>
      </Stack>
    </Box>
  );
}
