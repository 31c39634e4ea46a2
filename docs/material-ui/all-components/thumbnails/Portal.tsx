import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          width: 56,
          height: 56,
          border: '2px dashed',
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <ArrowForwardIcon color="action" />
      <Portal disablePortal>
        <Box sx={{ width: 56, height: 56, bgcolor: 'primary.light', borderRadius: 1 }} />
      </Portal>
    </Stack>
  );
}
