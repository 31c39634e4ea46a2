import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalThumbnail() {
  return (
    <div style={{ position: 'relative', width: 180, height: 104 }}>
      <Modal
        open
        disablePortal
        disableScrollLock
        disableAutoFocus
        disableEnforceFocus
        sx={{ position: 'absolute' }}
        slotProps={{ backdrop: { sx: { position: 'absolute', borderRadius: 'sm' } } }}
      >
        <ModalDialog size="sm" sx={{ position: 'absolute' }}>
          Delete project?
        </ModalDialog>
      </Modal>
    </div>
  );
}
