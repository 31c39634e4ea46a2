import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function ModalThumbnail() {
  return (
    <Box sx={{ position: 'relative', width: 180, height: 104 }}>
      <Modal
        open
        disablePortal
        disableScrollLock
        disableEnforceFocus
        disableAutoFocus
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { appear: false, sx: { position: 'absolute', borderRadius: 1 } } }}
      >
        <Paper sx={{ px: 2, py: 1, zIndex: 1 }}>Modal</Paper>
      </Modal>
    </Box>
  );
}
