import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

const inside = { position: 'absolute' };
const disabled = { disableAutoFocus: true, disableEnforceFocus: true, disableScrollLock: true };

export default function ServerModal() {
  return (
    <Box sx={{ position: 'relative', width: 1, height: 220, overflow: 'hidden' }}>
      <Modal open disablePortal {...disabled} sx={inside} slotProps={{ backdrop: { sx: inside } }}>
        <ModalDialog aria-modal={undefined}>
          <DialogTitle>Printed by the server</DialogTitle>
          <DialogContent>I am in the page before JavaScript runs.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
